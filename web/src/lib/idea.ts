/** The idea of a move in a clause: what it is good for, as the search has found; reactive, like `t`.
 * Suggestions and analyses use the same words. */

import type { Reason } from "./wire";
import { has, language, t } from "./words.svelte";

const LEAST = 0.05; // points: less is no reason

/** Empty if nothing of it shows at once, or what it gives up at once is more. */
export function ideaOf(game: string, reasons: readonly Reason[]): string {
  const best = reasons.find(({ points }) => points >= LEAST);
  const key = `${game}-idea-${best?.term ?? ""}`;
  const total = reasons.reduce((sum, { points }) => sum + points, 0);
  if (!best || total <= 0 || !has(key)) return "";
  const amount = Math.round(10 * Math.abs(best.amount)) / 10;
  const isSure = Number.isInteger(amount);
  const digits = { minimumFractionDigits: 1 };
  const count = isSure ? amount : new Intl.NumberFormat(language.now, digits).format(amount);
  return t(key, { more: best.amount > 0 ? "yes" : "no", sure: isSure ? "yes" : "no", count });
}
