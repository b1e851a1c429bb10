/** Effects put together by choosing: whatever can be chosen is in the vocabulary that Python wrote. */

import type { Effect, Value } from "./cards";
import { VOCABULARY } from "./vocabulary";

/** Where an effect stands. */
export type Where = "play" | "reaction" | "revealed" | "arrival";

/** In the vocabulary: the id of any Place. */
const PLACE = "*";
const DEFAULTS = VOCABULARY.defaults as Readonly<Record<string, Readonly<Record<string, Value>>>>;

function sayable(where: Where): readonly Effect[] {
  return VOCABULARY[where];
}

/** With every field, also those that a file leaves out. */
export function whole(effect: Effect): Effect {
  return { ...DEFAULTS[effect.do], ...effect };
}

/** Without what is as usual, as a file says it. */
export function brief(effect: Effect): Effect {
  const usual = DEFAULTS[effect.do] ?? {};
  const said = Object.entries(effect).filter(([name, value]) => usual[name] !== value);
  return Object.fromEntries(said) as Effect;
}

/** The verbs that can stand there. */
export function verbs(where: Where): readonly string[] {
  return [...new Set(sayable(where).map((effect) => effect.do))];
}

/** The fields of a verb that leave something to choose there. */
export function fields(where: Where, verb: string): readonly string[] {
  const of = sayable(where).filter((effect) => effect.do === verb);
  const names = Object.keys(of[0] ?? {}).filter((name) => name !== "do");
  const order = ["count", "most", "cards", "what", "from", "to"];
  return names
    .filter((name) => new Set(of.map((effect) => effect[name])).size > 1 || isPlaced(of, name))
    .sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

function isPlaced(of: readonly Effect[], name: string): boolean {
  return of.some((effect) => effect[name] === PLACE);
}

/** All values that a field of a verb can have there; the Places by their ids. */
export function values(
  where: Where,
  verb: string,
  field: string,
  places: readonly string[],
): readonly Value[] {
  const of = sayable(where).filter((effect) => effect.do === verb);
  const all = new Set(of.map((effect) => effect[field]).filter((value) => value !== undefined));
  return [...all].flatMap((value): readonly Value[] => (value === PLACE ? places : [value]));
}

/** An effect of this verb, as usual as can be. */
export function first(where: Where, verb: string): Effect {
  const wish = { do: verb, ...DEFAULTS[verb] } as Effect;
  return brief(nearest(where, wish, [], []));
}

/** Another value for a field; what then cannot be said any more gives way to the nearest that can. */
export function chosen(
  where: Where,
  effect: Effect,
  field: string,
  value: Value,
  places: readonly string[],
): Effect {
  return brief(nearest(where, { ...whole(effect), [field]: value }, [field], places));
}

/** Whether it can be said there as it is. */
export function canBeSaid(where: Where, effect: Effect, places: readonly string[]): boolean {
  const wish = whole(effect);
  return sayable(where).some((one) => agreement(one, wish, places) === Object.keys(one).length);
}

/** Of all effects that can be said, the one that has most of what is wished for. */
function nearest(
  where: Where,
  wish: Effect,
  must: readonly string[],
  places: readonly string[],
): Effect {
  const same = sayable(where).filter(
    (one) => one.do === wish.do && must.every((name) => isMeant(one[name], wish[name], places)),
  );
  let [best, most] = [same[0] ?? wish, -1];
  for (const one of same) {
    const agrees = agreement(one, wish, places);
    if (agrees > most) [best, most] = [one, agrees];
  }
  return placed(best, wish, places);
}

function agreement(one: Effect, wish: Effect, places: readonly string[]): number {
  return Object.keys(one).filter((name) => isMeant(one[name], wish[name], places)).length;
}

function isMeant(
  said: Value | undefined,
  wished: Value | undefined,
  places: readonly string[],
): boolean {
  return said === wished || (said === PLACE && places.includes(String(wished)));
}

/** The Place that is wished for, or the first one there is. */
function placed(effect: Effect, wish: Effect, places: readonly string[]): Effect {
  const named = Object.entries(effect).map(([name, value]) => {
    if (value !== PLACE) return [name, value];
    const wished = String(wish[name]);
    return [name, places.includes(wished) ? wished : (places[0] ?? PLACE)];
  });
  return Object.fromEntries(named) as Effect;
}

/** What may be reacted to. */
export const TRIGGERS: readonly string[] = VOCABULARY.triggers;

/** The verbs that can answer it. */
export function answers(trigger: string): readonly string[] {
  const by = VOCABULARY.answers as Readonly<Record<string, readonly string[]>>;
  return verbs("reaction").filter((verb) => by[verb]?.includes(trigger));
}

/** Of a pigeon: another one may follow it. */
export const FOLLOWER: Effect = VOCABULARY.follower;

export function isFollower(effect: Effect | undefined): boolean {
  if (!effect) return false;
  const told = whole(effect);
  return Object.entries(FOLLOWER).every(([name, value]) => told[name] === value);
}
