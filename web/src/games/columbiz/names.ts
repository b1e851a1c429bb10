/** What a player is called: by name, or by colour where one person plays several seats. */

import type { Names } from "../../lib/seen";
import { t } from "../../lib/words.svelte";

const COLOURS = ["violet", "blue", "grey", "black"] as const; // as the catalogue names them

export function nameOf(names: Names, seat: number): string {
  const name = names.name(seat);
  const colour = COLOURS[seat];
  const isShared = COLOURS.some((_, other) => other !== seat && names.name(other) === name);
  return colour && isShared ? t(`columbiz-${colour}`) : name;
}
