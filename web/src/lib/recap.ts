/** What others have done since one's last turn, turn by turn. */

import type { AnyFace, AnySeen } from "./seen";
import { Turns } from "./turns";

export interface Told {
  readonly seat: number | null;
  readonly text: string;
  readonly events: readonly unknown[];
}

/** Their turns, each with its headline; what has fallen to oneself meanwhile is none of them. */
export function recap(seen: AnySeen, face: AnyFace): readonly Told[] {
  if (!seen.since.length) return [];
  const turns = new Turns<unknown>((events) => face.isWhole(events, seen.seats.length));
  return turns
    .of(seen.since as readonly unknown[])
    .map(({ events }) => ({ ...face.headline(events, seen), events }))
    .filter(({ seat, text }) => text && seat !== seen.seat);
}
