/** Views and offers in the shorthand in which they travel, and the way back. */

import type { Offer } from "./seen";

/** How a game's shorthand is spread out; a game without one is told everything as it is. */
export interface Packing<View, Action> {
  view(packed: never): View;
  offers(packed: never): readonly Offer<Action>[];
}

/** One offer, or many that differ in what fills the gaps of `do`. */
export interface Packed<Each> {
  readonly do: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly each?: Each;
}

/** What makes one offer of many: the texts for the gaps, and the fields they stand for. */
export interface Filling {
  readonly texts: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

const GAP = "{}";

export function spread<Action, Each>(
  packed: readonly Packed<Each>[],
  fillings: (each: Each, type: unknown) => readonly Filling[],
): readonly Offer<Action>[] {
  return packed.flatMap(({ do: text, action, each }) => {
    if (each === undefined) return [{ do: text, action: action as Action }];
    const between = text.split(GAP);
    return fillings(each, action.type).map(({ texts, fields }) => ({
      do: between.map((part, i) => part + (texts[i] ?? "")).join(""),
      action: { ...action, ...fields } as Action,
    }));
  });
}
