/** Columbiz in words: the sentences that the terminal says too. */

import { who } from "../../lib/names";
import type { Names, Term as Points } from "../../lib/seen";
import { inWords, type Draw } from "../../lib/sketch";
import { list, t, type Params } from "../../lib/words.svelte";
import { lying, without } from "./dice";
import { keyOf } from "./geometry";
import type { Action, Event, Term, View } from "./types";

/** An event in words. */
export function event(event: Event, names: Names, draw: Draw = inWords): string {
  switch (event.type) {
    case "Scored":
    case "Tallied":
      return say(`event-${kebab(event.type)}`, {
        ...who(names, event.seat),
        points: event.terms.reduce((sum, { points }) => sum + points, 0),
        terms: event.terms.map(term).join(", "),
      });
    case "Captured":
      return say("event-captured", {
        ...who(names, event.seat),
        ...ownerOf(names, event.owner),
        count: event.squares.length,
      });
    case "Placed":
      return say("event-placed", { ...who(names, event.seat), ...event.square });
    case "TakenUp":
      return say("event-taken-up", { ...who(names, event.seat), ...thrown(event, draw) });
    case "Thrown":
      return say("event-thrown", {
        ...who(names, event.seat),
        throw: event.fell.length === event.dice.length ? 1 : event.throw, // all of them: said once
        fell: drawn(event.fell, draw),
        dice: drawn(event.dice, draw),
      });
    case "Stood":
      return say("event-stood", { ...who(names, event.seat), dice: drawn(event.dice, draw) });
    default:
      return say(`event-${kebab(event.type)}`, params(event, names));
  }
}

/** An offer in words. */
export function offer(action: Action, view: View, names: Names): string {
  if (action.type === "Reroll") {
    const kept = without(lying(view), action.faces);
    return say("offer-reroll", thrown({ kept, faces: action.faces }));
  }
  if (action.type !== "Put") return say(`offer-${kebab(action.type)}`, params(action, names));
  return say("offer-put", { column: action.square.column, number: action.square.number });
}

/** What is kept of a throw, and how many dice are thrown again. */
function thrown({ kept, faces }: Parting, draw = inWords): Params {
  return { kept: drawn(kept, draw), held: kept.length, count: faces.length };
}

interface Parting {
  readonly kept: readonly number[];
  readonly faces: readonly number[];
}

function drawn(faces: readonly number[], draw: Draw): string {
  return draw({ pieces: faces.map((face) => `die-${face}`), says: dice(faces) });
}

/** Dice as people name them: two 4s and a 6. */
export function dice(faces: readonly number[]): string {
  const counted = [...new Set(faces)].map((face) =>
    say("dice-of", { face, count: faces.filter((other) => other === face).length }),
  );
  return list(counted, "conjunction");
}

export function ownerOf(names: Names, seat: number): Params {
  return { owner: names.name(seat), yours: names.isYou(seat) ? "yes" : "no" };
}

/** A refusal in words. */
export function refuse(
  code: string,
  given: Readonly<Record<string, unknown>>,
  names: Names,
): string {
  return say(`refuse-${code}`, params(given, names));
}

/** A line in words: its direction, length and points. */
export function term({ name, size, points }: Term): string {
  return say(`term-${name}`, { size, points });
}

/** A seat's points as the result lists them. */
export function terms(view: View, seat: number): readonly Points[] {
  const [lines, captures] = view.players[seat]?.pad ?? [];
  if (!lines || !captures) return [];
  return [
    { text: say("page-term-lines"), points: lines.points },
    { text: say("page-term-captures", { count: captures.size }), points: captures.points },
  ];
}

/** The fields of an event, action or refusal, ready for a sentence. */
function params(value: object, names: Names): Params {
  const found: Record<string, string | number> = {};
  for (const [name, field] of Object.entries(value)) found[name] = param(name, field, names);
  const { seat, owner } = value as { seat?: unknown; owner?: unknown };
  if (typeof seat === "number") Object.assign(found, who(names, seat));
  if (typeof owner === "number") Object.assign(found, ownerOf(names, owner));
  return found;
}

function param(name: string, value: unknown, names: Names): string | number {
  if ((name === "seat" || name === "owner") && typeof value === "number") return names.name(value);
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "number") return value;
  return isSquare(value) ? keyOf(value) : String(value);
}

function isSquare(value: unknown): value is { column: number; number: number } {
  return typeof value === "object" && value !== null && "column" in value && "number" in value;
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

function say(key: string, given: Params = {}): string {
  return t(`columbiz-${key}`, given);
}
