/** What others have changed in the city since one's last turn. */

import { area } from "./picks";
import type { Event } from "./types";

/** The Zones that an event has changed. */
export function marks(event: Event): readonly string[] {
  switch (event.type) {
    case "Assigned":
    case "Scattered":
      return [event.zone];
    case "Moved":
    case "Scared":
    case "Followed":
      return [event.zone, event.to];
    case "Swapped":
      return [area(event.seat), event.zone];
    case "Cleaned":
    case "TrophyMade":
    case "TrophyTaken":
      return [area(event.seat)];
    default:
      return [];
  }
}

/** Who has come to each Zone and not left it again, by their cards. */
export function arrivals(events: readonly Event[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const come = (ids: readonly string[], zone: string): void =>
    void found.set(zone, [...(found.get(zone) ?? []), ...ids]);
  const go = (ids: readonly string[], zone: string): void => {
    const left = [...(found.get(zone) ?? [])];
    for (const id of ids) if (left.includes(id)) left.splice(left.lastIndexOf(id), 1);
    found.set(zone, left);
  };
  for (const event of events) {
    if (event.type === "Assigned") come(event.cards, event.zone);
    else if (event.type === "Scattered") go(event.pigeons, event.zone);
    else if (event.type === "Swapped") {
      go(event.given, area(event.seat));
      go(event.taken, event.zone);
      come(event.taken, area(event.seat));
      come(event.given, event.zone);
    } else if (event.type === "Moved" || event.type === "Scared" || event.type === "Followed") {
      const moved = event.type === "Followed" ? [event.pigeon] : event.pigeons;
      go(moved, event.zone);
      come(moved, event.to);
    }
  }
  return found;
}

/** Whether a copy is one of those that have come: of equal ones the last are. */
export function isNew(
  id: string,
  nth: number,
  lying: readonly string[],
  come: readonly string[] = [],
): boolean {
  const count = (ids: readonly string[]): number => ids.filter((one) => one === id).length;
  return nth >= count(lying) - count(come);
}
