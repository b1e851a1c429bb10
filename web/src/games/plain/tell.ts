/** Sentences for a game that has no face of its own: its catalogue, by the names of its structs. */

import type { Headline } from "../../lib/headline";
import type { Names } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import { kebab, params, type Struct } from "./struct";

export function event(game: string, { type, ...fields }: Struct, names: Names): string {
  return t(`${game}-event-${kebab(type)}`, params(fields, names));
}

export function offer(game: string, { type, ...fields }: Struct, names: Names): string {
  return t(`${game}-offer-${kebab(type)}`, params(fields, names));
}

/** What happened last stands for the whole turn. */
export function headline(game: string, events: readonly Struct[], names: Names): Headline {
  const last = events.findLast(({ type }) => type !== "TurnEnded") ?? events.at(-1);
  const seat = events.find((one) => typeof one.seat === "number")?.seat;
  return {
    seat: typeof seat === "number" ? seat : null,
    text: last ? event(game, last, names) : "",
  };
}
