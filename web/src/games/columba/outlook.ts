/** What a move would change on the land, read from the view the server foresees. */

import { keyOf, type Field } from "./geometry";
import { estatesOf, spotsOf } from "./layers";
import type { Board, Captured, EstateView, Event, View } from "./types";

/** An estate that would be new, larger or smaller. */
export interface Change {
  readonly before: EstateView | null;
  readonly after: EstateView;
  readonly gained: readonly Field[];
}

export interface Changes {
  readonly estates: readonly Change[];
  /** Fields that would belong to nobody any more. */
  readonly wild: readonly Field[];
}

const OPEN = "unfinished"; // the name of the term for an objective that is not complete
const TEAMS = [
  [0, 2],
  [1, 3],
];
const NOTHING: Changes = { estates: [], wild: [] };

export function changesOf(before: View, after: View | null): Changes {
  if (!after) return NOTHING;
  const homes = new Map(before.estates.map((estate) => [keyOf(estate.home), estate]));
  const estates = after.estates
    .map((estate) => changeOf(homes.get(keyOf(estate.home)) ?? null, estate))
    .filter(({ before: old, after: now, gained }) => {
      return !old || gained.length || old.fields.length !== now.fields.length;
    });
  return { estates, wild: wildOf(before, after) };
}

function changeOf(before: EstateView | null, after: EstateView): Change {
  const had = new Set(before?.fields.map(keyOf));
  return { before, after, gained: after.fields.filter((field) => !had.has(keyOf(field))) };
}

/** Fields that lose their estate but still show what they did. */
function wildOf(before: View, after: View): Field[] {
  const [owned, was, is] = [estatesOf(after), spotsOf(before), spotsOf(after)];
  return before.estates
    .flatMap(({ fields }) => fields)
    .filter((field) => {
      const key = keyOf(field);
      const shows = is.get(key)?.shows;
      return !owned.has(key) && !!shows && shows === was.get(key)?.shows;
    });
}

export function capturesIn(events: readonly Event[]): readonly Captured[] {
  return events.filter((event) => event.type === "Captured");
}

/** What an estate brings, as the view's terms tell it. */
export function pointsOf(view: View, estate: EstateView): number {
  const home = keyOf(estate.home);
  const terms = view.boards[estate.owner]?.terms ?? [];
  return terms.find((term) => term.home && keyOf(term.home) === home)?.points ?? 0;
}

/** Points made for estates; what an unfinished objective costs is counted only when it is over. */
export function pointsMade({ terms }: Board, isOver = false): number {
  const counted = terms.filter(({ name }) => isOver || name !== OPEN);
  return counted.reduce((sum, { points }) => sum + points, 0);
}

/** What the objective would cost if it stayed as it is; 0: nothing, or it is counted already. */
export function costOpen({ terms }: Board, isOver = false): number {
  return isOver ? 0 : (terms.find(({ name }) => name === OPEN)?.points ?? 0);
}

/** What a move would give somebody: the points before and after, and whether that helps a rival. */
export interface Shift {
  readonly points: number;
  readonly after: number;
  readonly isGift: boolean;
}

/** How a seat's points would change, as `by` sees it; null: not at all. */
export function shiftOf(
  before: View,
  after: View | null,
  seat: number,
  by: number | null,
): Shift | null {
  const [was, is] = [before.boards[seat], after?.boards[seat]];
  if (!was || !is || pointsMade(was) === pointsMade(is)) return null;
  const isGift = isRival(before, seat, by) && pointsMade(is) > pointsMade(was);
  return { points: pointsMade(is) - pointsMade(was), after: pointsMade(is), isGift };
}

/** Who counts together: four players are two teams. */
export function teamsOf(count: number): readonly (readonly number[])[] {
  if (count === 4) return TEAMS;
  return Array.from({ length: count }, (_, seat) => [seat]);
}

/** Whether `by` plays against that seat. */
export function isRival({ boards }: View, seat: number, by: number | null): boolean {
  return by !== null && !teamsOf(boards.length).some((t) => t.includes(seat) && t.includes(by));
}

/** The spaces of an objective that hold a tile: of each kind the first ones. */
export function filledSpaces(objective: string, captured: readonly number[]): boolean[] {
  const left = new Map([..."gwsb"].map((kind, i) => [kind, captured[i] ?? 0]));
  return [...objective].map((kind) => {
    const rest = left.get(kind) ?? 0;
    left.set(kind, rest - 1);
    return rest > 0;
  });
}

/** The spaces that captures would fill. */
export function spacesFor(
  objective: string,
  captured: readonly number[],
  pigeons: string,
): boolean[] {
  const count = (kind: string): number => [...pigeons].filter((k) => k === kind).length;
  const full = [..."gwsb"].map((kind, i) => (captured[i] ?? 0) + count(kind));
  const before = filledSpaces(objective, captured);
  return filledSpaces(objective, full).map((is, i) => is && !before[i]);
}
