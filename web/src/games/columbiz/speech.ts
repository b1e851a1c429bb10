/** What is seen and heard of a square that is looked at: its price, its lines, its captures. */

import type { Names } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import type { Choice } from "./choice.svelte";
import type { Key } from "./geometry";
import type { Hand } from "./hand.svelte";
import type { Capture, Drawn, Line } from "./outlook";

/** The square and the dice it takes. */
export function costWords(key: Key): string {
  const [column = 0, number = 0] = key.split("/").map(Number);
  return t("columbiz-page-cost", { column, number });
}

/** While dice are kept: what the square needs, and what lies there of it. */
export function priceWords(key: Key, choice: Choice, hand: Hand): string {
  const [column = 0, number = 0] = key.split("/").map(Number);
  const price = choice.priceOf(key) ?? [];
  const have = hand.towards(price).length;
  return t("columbiz-page-needs", { column, number, needed: price.length, have });
}

export function lineWords({ name, size, points }: Line): string {
  const way = name === "row" || name === "column" ? name : "diagonal";
  return t(`columbiz-page-line-${way}`, { size, points });
}

export function captureWords({ owner, squares }: Capture, names: Names): string {
  return t("columbiz-page-locks-up", { count: squares.length, who: names.name(owner) });
}

/** All of it, for those who listen. */
export function outcomeWords(drawn: Drawn, names: Names): string {
  const told = [
    ...drawn.lines.map(lineWords),
    ...drawn.captures.map((capture) => captureWords(capture, names)),
  ];
  return told.length ? told.join(". ") : t("columbiz-page-brings-nothing");
}
