/** A table as it is being planned: who sits where in which colour. Pure. */

import type { OptionOf } from "../../lib/wire";

export const ME = "me";
export const OPEN = "open";

/** A seat of the plan; it keeps its number while it moves, so that lists can follow it. */
export interface Place {
  readonly key: number;
  /** `me`, `open`, or the level of a bot. */
  readonly sitter: string;
  /** Empty if the game lets nobody choose. */
  readonly colour: string;
  /** Who plays there, of several at this screen; empty: nobody has said. */
  readonly name: string;
}

export type Company = "bots" | "friends" | "here";

/** Who sits in the seats that are not the first. */
export function companion(company: Company, level: string): string {
  return company === "bots" ? level : company === "friends" ? OPEN : ME;
}

/** As many seats as wanted; new ones get the companion. The colours are those that so many may
 * have, the usual ones first: who has none of them gets one that is left. */
export function resized(
  places: readonly Place[],
  count: number,
  sitter: string,
  colours: readonly string[],
): readonly Place[] {
  const kept = places.slice(0, count);
  const key = Math.max(-1, ...kept.map((place) => place.key)) + 1;
  if (kept.length >= count) return coloured(kept, colours);
  const next = { key, sitter: kept.length ? sitter : ME, colour: "", name: "" };
  return resized([...kept, next], count, sitter, colours);
}

function coloured(places: readonly Place[], colours: readonly string[]): readonly Place[] {
  const worn = new Set(places.map((place) => place.colour));
  const left = colours.filter((colour) => !worn.has(colour));
  return places.map((place) =>
    colours.includes(place.colour) ? place : { ...place, colour: left.shift() ?? "" },
  );
}

/** My seat stays, the first one if I have none; all others get the companion. */
export function filled(places: readonly Place[], sitter: string): readonly Place[] {
  const mine = Math.max(
    0,
    places.findIndex((place) => place.sitter === ME),
  );
  return places.map((place, at) => ({ ...place, sitter: at === mine ? ME : sitter }));
}

const isBot = ({ sitter }: Pick<Place, "sitter">): boolean => sitter !== ME && sitter !== OPEN;

/** The level that all bots have; null if there is none, or they differ. */
export function levelOf(places: readonly Place[]): string | null {
  const levels = new Set(places.filter(isBot).map(({ sitter }) => sitter));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

export function hasBots(places: readonly Place[]): boolean {
  return places.some(isBot);
}

/** Every bot gets this level. */
export function levelled(places: readonly Place[], level: string): readonly Place[] {
  return places.map((place) => (isBot(place) ? { ...place, sitter: level } : place));
}

export function seated(places: readonly Place[], at: number, sitter: string): readonly Place[] {
  return places.map((place, seat) => (seat === at ? { ...place, sitter } : place));
}

export function named(places: readonly Place[], at: number, name: string): readonly Place[] {
  return places.map((place, seat) => (seat === at ? { ...place, name } : place));
}

/** Whether several people play at this screen, so that they want names. */
export function isShared(places: readonly Place[]): boolean {
  return places.filter(({ sitter }) => sitter === ME).length > 1;
}

/** The names as the table is asked for them: only where several share a screen. */
export function namesOf(places: readonly Place[]): readonly string[] {
  if (!isShared(places)) return [];
  return places.map(({ sitter, name }) => (sitter === ME ? name.trim() : ""));
}

/** Whoever has no name yet gets those that were used last, in their order. */
export function recalled(places: readonly Place[], kept: readonly string[]): readonly Place[] {
  const used = new Set(places.map(({ name }) => name));
  const left = kept.filter((name) => !used.has(name));
  return places.map((place) =>
    place.sitter === ME && !place.name ? { ...place, name: left.shift() ?? "" } : place,
  );
}

/** Somebody takes another place; everyone between moves up. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const there = Math.min(Math.max(to, 0), list.length - 1);
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(there, 0, ...list.slice(from, from + 1));
}

/** A colour for a seat; whoever has it already gets the other one in exchange. */
export function painted(places: readonly Place[], at: number, colour: string): readonly Place[] {
  const before = places[at]?.colour ?? "";
  return places.map((place, seat) => {
    if (seat === at) return { ...place, colour };
    return place.colour === colour ? { ...place, colour: before } : place;
  });
}

/** Which company the seats amount to; null if they are mixed by hand. */
export function companyOf(places: readonly Place[]): Company | null {
  const mine = places.findIndex((place) => place.sitter === ME);
  const others = places.filter((_, at) => at !== mine).map((place) => place.sitter);
  if (mine < 0) return null;
  if (others.every((sitter) => sitter === ME)) return "here";
  if (others.every((sitter) => sitter === OPEN)) return "friends";
  return others.every((sitter) => isBot({ sitter })) ? "bots" : null;
}

/** The rules that a link asks for, as far as the game has them. */
export function askedFor(
  options: readonly OptionOf[],
  query: URLSearchParams,
): Readonly<Record<string, string>> {
  const asked = options.flatMap(({ name, values }) => {
    const value = query.get(name) ?? "";
    return values.includes(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** Words as the luck can take them: plain letters, digits and a few signs. */
export function tidy(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "");
  return plain
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 64);
}
