/** What can be tapped on the table, and which of it an action is made of. */

import type { Action } from "./types";

export type Sort = "card" | "bird" | "dirt" | "zone" | "back" | "word";

/** One thing on the table; `nth` tells it from others that mean the same. */
export interface Pick {
  readonly sort: Sort;
  readonly where: string;
  readonly id: string;
  readonly nth: number;
}

/** Where the pigeons are that are about to enter an Area. */
export const ARRIVING = "arriving";

/** By card, the Zone its text takes from, if the player need not say it. */
export type Source = (card: string) => string;

const DIRT = ["guano", "lots"];

export function area(seat: number): string {
  return `area ${seat}`;
}

/** The owner of an Area; null for a Place. */
export function owner(zone: string): number | null {
  return zone.startsWith("area ") ? Number(zone.slice(5)) : null;
}

export function pick(sort: Sort, id: string, where = "", nth = 0): Pick {
  return { sort, where, id, nth };
}

/** What a thing means, whichever of several alike it is. */
export function meaning({ sort, where, id }: Pick): string {
  return `${sort}|${where}|${id}`;
}

export function write(one: Pick): string {
  return `${meaning(one)}|${one.nth}`;
}

export function read(text: string): Pick {
  const [sort, where = "", id = "", nth = "0"] = text.split("|");
  return { sort: sort as Sort, where, id, nth: Number(nth) };
}

export function isSame(one: Pick, other: Pick): boolean {
  return write(one) === write(other);
}

/** Everything that is tapped to say an action, by meaning; copies stand twice. */
export function parts(action: Action, seat: number, source: Source): readonly string[] {
  const cards = (ids: readonly string[]): string[] => ids.map((id) => meaning(pick("card", id)));
  const thing = (id: string, where: string): string =>
    meaning(pick(DIRT.includes(id) ? "dirt" : "bird", id, where));
  const zone = (id: string): string => meaning(pick("zone", id));
  const word = (id: string): string[] => [meaning(pick("word", id))];
  switch (action.type) {
    case "Play": {
      const from = action.zone || source(action.card);
      const found = [...cards([action.card]), ...action.what.map((id) => thing(id, from))];
      if (action.zone && !action.what.length) found.push(zone(action.zone));
      if (action.to) found.push(zone(action.to));
      if (action.partner >= 0) found.push(zone(area(action.partner)));
      return found;
    }
    case "React":
      return [...cards([action.card]), ...action.what.map((id) => thing(id, ARRIVING))];
    case "Clean":
      return [thing(action.what, area(seat)), ...cards(action.paid)];
    case "Trophy":
      return [thing(action.pigeon, area(seat)), ...cards(action.paid)];
    case "Discard":
      return cards([action.card]);
    case "Assign":
      return [zone(action.zone)];
    case "Follow":
      return [thing(action.pigeon, action.zone)];
    case "Take":
      return [meaning(pick("back", action.back))];
    case "Draw":
      return word("draw");
    case "End":
      return word("end");
    case "Pass":
      return word("pass");
    case "NoFollow":
      return word("no-follow");
  }
}
