/** What an analysis says, in words; reactive, like `t`. */

import { gainOf, ideaOf } from "../../lib/idea";
import { signed } from "../../lib/judgement";
import type { Account, Decision } from "../../lib/wire";
import { language, t } from "../../lib/words.svelte";

/** A part of a hundred with one digit, without its sign. */
export function percent(part: number): string {
  return new Intl.NumberFormat(language.now, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.abs(part));
}

/** What a choice gave away in the mean: a sum of chances would be more than all there is to lose. */
export function perChoice({ lost, decisions }: Account): string {
  return percent(lost / Math.max(1, decisions));
}

/** A chance as a whole percentage. */
export function chance(part: number): string {
  return new Intl.NumberFormat(language.now, { style: "percent" }).format(part);
}

/** Hundredths with their sign. */
export function change(part: number): string {
  return signed(100 * part, language.now);
}

export function points(number: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language.now, digits).format(number);
}

/** What a move is good for: at once, in the turns that follow, or nobody can say. */
export function idea(
  game: string,
  { reasons = [], later = [] }: Decision,
  named?: (card: string) => string,
): string {
  const then = ideaOf(game, later, named, true);
  const gain = gainOf(game, later, named, true);
  const afterwards = (what: string) => t("analysis-idea-then", { idea: what });
  const but = gain ? afterwards(gain) : gainOf(game, reasons, named);
  return (
    ideaOf(game, reasons, named) ||
    (then && afterwards(then)) ||
    (but && t("analysis-idea-but", { idea: but })) ||
    t("analysis-idea-later")
  );
}

/** A mark by its shape and its word. */
export function marked(mark: Decision["mark"]): string {
  return `${t(`analysis-sign-${mark}`)} ${t(`analysis-mark-${mark}`)}`;
}

/** What a choice gave away; empty if that is nothing. */
export function lost({ lost = 0, error = 0, points: given = 0 }: Decision): string {
  if (lost <= 0) return "";
  const told = { lost: percent(lost), points: points(given) };
  if (error < 0.0005) return t("page-analysis-lost", told);
  return t("page-analysis-lost-about", { ...told, error: points(100 * error) });
}
