/** The dice on the felt: each keeps its slot from throw to throw, whatever order they are told in. */

import type { Action, Event, View } from "./types";

export interface Die {
  readonly face: number;
  /** It lay there before the last throw. */
  readonly kept: boolean;
}

/** Which slots were taken up, by the number of throws before that; equal faces tell no difference. */
export type TakenSlots = ReadonlyMap<number, readonly number[]>;

/** How many throws there have been in the match: it names the present one. */
export function throws(history: readonly Event[]): number {
  return history.reduce((n, event) => n + (event.type === "Thrown" ? 1 : 0), 0);
}

/** The dice of the present turn, slot by slot. */
export function lay(history: readonly Event[], taken: TakenSlots = new Map()): readonly Die[] {
  let number = 0;
  let dice: readonly Die[] = [];
  let free: readonly number[] = [];
  for (const event of history) {
    if (event.type === "Thrown") {
      number++;
      dice = event.throw === 1 ? loose(event.fell) : refill(dice, free, event.fell);
    } else if (event.type === "TakenUp") {
      free = slotsOf(dice, event.faces, taken.get(number));
    }
  }
  return dice;
}

function loose(faces: readonly number[]): readonly Die[] {
  return faces.map((face) => ({ face, kept: false }));
}

function refill(
  dice: readonly Die[],
  free: readonly number[],
  fell: readonly number[],
): readonly Die[] {
  return dice.map(({ face }, slot) => {
    const nth = free.indexOf(slot);
    return nth < 0 ? { face, kept: true } : { face: fell[nth] ?? face, kept: false };
  });
}

/** The slots of these faces: those that were tapped, or else the last ones. */
export function slotsOf(
  dice: readonly Die[],
  faces: readonly number[],
  tapped: readonly number[] = [],
): readonly number[] {
  if (sorted(facesIn(dice, tapped)).join() === sorted(faces).join()) return tapped;
  const left = [...faces];
  const found: number[] = [];
  for (let slot = dice.length - 1; slot >= 0; slot--) {
    const at = left.indexOf(dice[slot]!.face);
    if (at < 0) continue;
    left.splice(at, 1);
    found.unshift(slot);
  }
  return found;
}

export function facesIn(dice: readonly Die[], slots: readonly number[]): readonly number[] {
  return slots.flatMap((slot) => dice[slot]?.face ?? []);
}

export function sorted(faces: readonly number[]): readonly number[] {
  return [...faces].sort((a, b) => a - b);
}

/** The dice as the view tells them, if the history does not tell how they fell. */
export function lying(view: View): readonly number[] {
  const { step } = view;
  if (step.type === "Keeping" || step.type === "Placing") return step.dice;
  return step.type === "Throwing" ? step.kept : [];
}

/** The dice that can be told: those that are still falling cannot. */
export function fallen(view: View, news: readonly Event[], isLanding: boolean): readonly number[] {
  const thrown = news.findLast((event) => event.type === "Thrown");
  return isLanding && thrown ? without(lying(view), thrown.fell) : lying(view);
}

/** Slots whose dice no longer lie there; of equal ones the last are gone first. */
export function spent(dice: readonly Die[], left: readonly number[]): ReadonlySet<number> {
  const remaining = [...left];
  const gone = new Set<number>();
  dice.forEach(({ face }, slot) => {
    const at = remaining.indexOf(face);
    if (at < 0) gone.add(slot);
    else remaining.splice(at, 1);
  });
  return gone;
}

/** The faces that are left when these are taken away. */
export function without(faces: readonly number[], taken: readonly number[]): readonly number[] {
  const left = [...faces];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The slots whose dice pay as much of a price as they can, those that are kept already first. */
export function payers(
  dice: readonly Die[],
  kept: readonly boolean[],
  price: readonly number[],
): readonly number[] {
  const slots = dice.map((_, slot) => slot);
  const left = [...slots.filter((slot) => kept[slot]), ...slots.filter((slot) => !kept[slot])];
  return price.flatMap((face) => {
    const at = left.findIndex((slot) => dice[slot]?.face === face);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** How many dice show a face. */
export function count(faces: readonly number[], face: number): number {
  return faces.filter((one) => one === face).length;
}

/** The text that throws these faces again: the offer's own, or as it is written. */
export function reroll(
  offers: readonly { readonly do: string; readonly action: Action }[],
  faces: readonly number[],
): string | null {
  const wanted = sorted(faces).join(" ");
  if (!wanted) return null;
  const offer = offers.find(
    ({ action }) => action.type === "Reroll" && sorted(action.faces).join(" ") === wanted,
  );
  if (offer) return offer.do;
  return offers.length ? null : `reroll ${wanted}`; // without help the server will tell
}
