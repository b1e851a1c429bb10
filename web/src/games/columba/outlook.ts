/** What a move would change on the land, read from the view the server foresees. */

import { keyOf, type Field } from "./geometry";
import { estatesOf, spotsOf } from "./layers";
import type { Captured, EstateView, Event, View } from "./types";

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
