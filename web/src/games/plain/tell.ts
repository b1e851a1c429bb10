/** Sentences for a game that has no face of its own: its catalogue, by the names of its structs. */

import type { Names } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import { kebab, params, type Struct } from "./struct";

export function event(game: string, { type, ...fields }: Struct, names: Names): string {
  return t(`${game}-event-${kebab(type)}`, params(fields, names));
}

export function offer(game: string, { type, ...fields }: Struct, names: Names): string {
  return t(`${game}-offer-${kebab(type)}`, params(fields, names));
}
