/** The idea of a move in a clause: what it is good for, as the search has found; reactive, like `t`.
 * Suggestions and analyses use the same words. */

import type { Reason } from "./wire";
import { has, language, t } from "./words.svelte";

const LEAST = 0.05; // points: less is no reason

const GAIN = 0.3; // what is told of a move that gives up as much

/** Empty if nothing of it shows at once, or what it gives up at once is more. */
export function ideaOf(
  game: string,
  reasons: readonly Reason[],
  named?: (card: string) => string,
  isMean = false,
): string {
  const total = reasons.reduce((sum, { points }) => sum + points, 0);
  return total > 0 ? gainOf(game, reasons, named, isMean, LEAST) : "";
}

/** What a move brings, whatever it gives up; empty if that is little. */
export function gainOf(
  game: string,
  reasons: readonly Reason[],
  named: (card: string) => string = String,
  isMean = false,
  least = GAIN,
): string {
  const best = reasons.find(({ points }) => points >= least);
  const key = `${game}-idea-${best?.term ?? ""}`;
  if (!best || !has(key)) return "";
  const { amount: more = 0, side = "", of = "" } = best;
  const amount = Math.round(10 * Math.abs(more)) / 10;
  const isSure = !isMean && Number.isInteger(more);
  const digits = { minimumFractionDigits: 1 };
  const count = isSure ? amount : new Intl.NumberFormat(language.now, digits).format(amount);
  const [kind = "", ...rest] = of.split(" ");
  const what = rest.join(" ");
  return t(key, {
    more: more > 0 ? "yes" : "no",
    sure: isSure ? "yes" : "no",
    count,
    side: side || "both",
    kind: kind || "several",
    what: kind === "card" ? named(what) : what,
  });
}
