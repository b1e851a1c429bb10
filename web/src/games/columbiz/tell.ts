/** Columbiz in words: the sentences that the terminal says too. */

import type { Names, Term as Points } from "../../lib/seen";
import { t, type Params } from "../../lib/words.svelte";
import { keyOf } from "./geometry";
import { nameOf } from "./names";
import type { Action, Event, Term, View } from "./types";

/** An event in words. */
export function event(event: Event, names: Names): string {
  switch (event.type) {
    case "Scored":
    case "Tallied":
      return say(`event-${kebab(event.type)}`, {
        who: nameOf(names, event.seat),
        points: event.terms.reduce((sum, { points }) => sum + points, 0),
        terms: event.terms.map(term).join(", "),
      });
    case "Captured":
      return say("event-captured", {
        who: nameOf(names, event.seat),
        owner: nameOf(names, event.owner),
        count: event.squares.length,
        squares: event.squares.map(keyOf).join(", "),
      });
    default:
      return say(`event-${kebab(event.type)}`, params(event, names));
  }
}

/** An offer in words. */
export function offer(action: Action, names: Names): string {
  if (action.type !== "Put") return say(`offer-${kebab(action.type)}`, params(action, names));
  return say("offer-put", { column: action.square.column, number: action.square.number });
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
  if ("seat" in found) found["who"] = found["seat"]!;
  return found;
}

function param(name: string, value: unknown, names: Names): string | number {
  if ((name === "seat" || name === "owner") && typeof value === "number")
    return nameOf(names, value);
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
