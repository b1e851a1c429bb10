/** Games, bots, lists and moments as people say them; reactive, like `t`. */

import { PIECES } from "../../art/pieces";
import { Problem } from "../../lib/api";
import { has, language, t } from "../../lib/words.svelte";

const USUAL = "homer";

export const gameTitle = (game: string): string => t(`${game}-title`);

/** A bot as people call it; a level without a name of its own is named by itself. */
export function botName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : t("setup-bot-other", { level });
}

export function botAbout(level: string): string {
  return has(`bot-${level}-about`) ? t(`bot-${level}-about`) : t("setup-bot-other-about");
}

/** The bot that sits down unless another is wanted: neither the weakest nor a slow one. */
export function usualLevel(levels: readonly string[]): string | undefined {
  return levels.includes(USUAL) ? USUAL : levels[0];
}

export function botFace(level: string): string {
  return `bot-${level}` in PIECES ? `bot-${level}` : "i-bot";
}

/** “Ada, Bruno and Homer ×2” */
export function together(names: readonly string[]): string {
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
  return new Intl.ListFormat(language.now, { type: "conjunction" }).format(counted);
}

export function when(moment: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: "medium", timeStyle: "short" }).format(
    moment,
  );
}

/** What went wrong, in words; anything unforeseen goes on as an error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Problem) return error.sentence;
  throw error;
}
