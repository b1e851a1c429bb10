/** Games, bots, lists and moments as people say them; reactive, like `t`. */

import { Problem } from "../../lib/api";
import { proposed, type Level, type Proposal } from "../../lib/levels";
import { botName, nameAt } from "../../lib/names";
import { outings } from "../../lib/outings";
import { has, language, list, minus, t } from "../../lib/words.svelte";

export { botFace, botName } from "../../lib/names";

const USUAL = "homer";

export const gameTitle = (game: string): string => t(`${game}-title`);

export function botAbout(level: string): string {
  return has(`bot-${level}-about`) ? t(`bot-${level}-about`) : t("setup-bot-other-about");
}

/** The bot that sits down unless another is wanted: neither the weakest nor a slow one; against
 * me alone, the one that gives an even match of a game. */
export function usualLevel(levels: readonly string[], game = ""): string | undefined {
  const level = game ? proposed(outings(), game).level : USUAL;
  return levels.includes(level) ? level : levels[0];
}

/** Who sits down next, and why they do, if there is a reason. */
export function nextMatch({ why, level, before }: Proposal, rivals: readonly Level[]): string {
  const seats = rivals.map((bot) => ({ name: "", bot, is_mine: false }));
  const who = list(
    seats.map((_, seat) => nameAt(seats, seat)),
    "conjunction",
  );
  const told = { who, count: rivals.length, level: botName(level), before: botName(before) };
  return t(`start-level-${why}`, told);
}

/** “Ada, Bruno and Homer ×2” */
export function together(names: readonly string[]): string {
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
  return list(counted, "conjunction");
}

export function when(moment: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: "medium", timeStyle: "short" }).format(
    moment,
  );
}

/** A number with so many decimals. */
export function amount(value: number, decimals: number): string {
  const how = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return minus(new Intl.NumberFormat(language.now, how).format(value));
}

/** What went wrong, in the words of any moment; anything unforeseen goes on as an error. */
export function sentenceOf(error: unknown): () => string {
  if (error instanceof Problem) return () => error.sentence;
  throw error;
}
