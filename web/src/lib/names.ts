/** Who sits where, as people call them; reactive, like `t`. */

import { PIECES } from "../art/pieces";
import type { Names } from "./seen";
import type { SeatNow } from "./wire";
import { has, t } from "./words.svelte";

type Sitter = Pick<SeatNow, "name" | "bot" | "is_mine">;

/** A bot as people call it; a level without a name of its own is named by itself. */
export function botName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : t("setup-bot-other", { level });
}

/** A bot's portrait: a piece of the sprite. */
export function botFace(level: string): string {
  return `bot-${level}` in PIECES ? `bot-${level}` : "i-bot";
}

/**
 * A name that nobody else at the table has: of several seats of one person each has its number,
 * of several bots of one level every one but the first.
 */
export function nameAt(seats: readonly Sitter[], seat: number): string {
  const sits = seats[seat];
  const who = sits ? plain(sits) : "";
  if (!sits || !who) return t("page-nobody");
  const same = seats.flatMap((other, at) => (plain(other) === who ? [at] : []));
  if (same.length === 1) return who;
  if (sits.name) return t("page-same-name", { who, number: seat + 1 });
  const number = same.indexOf(seat) + 1;
  return number === 1 ? who : t("page-same-name", { who, number });
}

/** Whether somebody can be called "you": this browser's only seat, and no bot plays for it. */
export function isYou(seats: readonly Sitter[], seat: number): boolean {
  const mine = seats.filter(({ is_mine }) => is_mine);
  return mine.length === 1 && !!seats[seat]?.is_mine && !seats[seat].bot;
}

/** A player in a sentence: the name, and whether it is "you". */
export function who(names: Names, seat: number): { who: string; you: "yes" | "no" } {
  return { who: names.name(seat), you: names.isYou(seat) ? "yes" : "no" };
}

function plain({ name, bot }: Sitter): string {
  return name ? called(name) : bot ? botName(bot) : "";
}

/** What stands in a match instead of the name of somebody who was forgotten. */
const FORGOTTEN = "somebody";

/** A name as it is kept, in the reader's language if it is none. */
export function called(name: string): string {
  return name === FORGOTTEN ? t("page-somebody") : name;
}
