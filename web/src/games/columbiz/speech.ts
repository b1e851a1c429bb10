/** What is seen and heard of a square that is looked at: its price, its lines, its captures. */

import type { Names } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import type { Choice } from "./choice.svelte";
import type { Key } from "./geometry";
import type { Hand } from "./hand.svelte";
import type { Drawn, Line } from "./outlook";

/** The square and the dice it takes. */
export function costWords(key: Key): string {
  const [column = 0, number = 0] = key.split("/").map(Number);
  return t("columbiz-page-cost", { column, number });
}

/** While dice are kept: what the square needs, and what lies there of it. */
export function priceWords(key: Key, choice: Choice, hand: Hand): string {
  const [column = 0, number = 0] = key.split("/").map(Number);
  const price = choice.priceOf(key) ?? [];
  const have = hand.dice.filter(({ face }) => price.includes(face)).length; // more than it takes, too
  return t("columbiz-page-needs", { column, number, needed: price.length, have });
}

export function lineWords({ name, size, points }: Line): string {
  const way = name === "row" || name === "column" ? name : "diagonal";
  return t(`columbiz-page-line-${way}`, { size, points });
}

/** A sentence for each owner; the last one says what all of them bring. */
export function captureWords({ captures, gained }: Drawn, names: Names): readonly string[] {
  const told = captures.map(({ owner, squares }) =>
    t("columbiz-page-locks-up", { count: squares.length, who: names.name(owner) }),
  );
  if (!gained) return told;
  const key = told.length > 1 ? "columbiz-page-locks-up-all" : "columbiz-page-locks-up-for";
  return told.map((what, at) => (at === told.length - 1 ? t(key, { what, points: gained }) : what));
}

/** All of it, for those who listen. */
export function outcomeWords(drawn: Drawn, names: Names): string {
  const told = [...drawn.lines.map(lineWords), ...captureWords(drawn, names)];
  return told.length ? told.join(". ") : t("columbiz-page-brings-nothing");
}
