/** What stands in the way of sitting down, in words. */

import { Problem } from "../../lib/api";
import { t } from "../../lib/words.svelte";
import { sentenceOf } from "../start/wording";

/** Losing a race for a seat happens to polite people too: it is said more kindly. */
export function sentenceAt(error: unknown): () => string {
  const isTaken = error instanceof Problem && error.code === "taken";
  return isTaken ? () => t("waiting-taken") : sentenceOf(error);
}
