/** What stands on a card: its author's words, or the sentence that the server makes of its effects. */

import type { Checked } from "../../../lib/wire";
import { has, t } from "../../../lib/words.svelte";
import { nameIn, type AnyCard } from "./cards";

export interface Sentence {
  readonly play: string;
  readonly reaction: string;
}

/** By language, then by id. */
export type Sentences = Checked["sentences"];

/** As it is written by itself. */
export function byItself(sentences: Sentences | undefined, language: string, id: string): Sentence {
  const found = sentences?.[language]?.[id];
  return { play: found?.play ?? "", reaction: found?.reaction ?? "" };
}

/** As it stands on the card. */
export function onCard(
  sentences: Sentences | undefined,
  language: string,
  card: AnyCard,
): Sentence {
  const own = byItself(sentences, language, card.id);
  const answers = "answers" in card ? card.answers : undefined;
  return {
    play: card.says?.[language] ?? own.play,
    reaction: own.reaction ? (answers?.[language] ?? own.reaction) : "",
  };
}

/** What a card is called; one that its author has not named is called as the house's, or by its id. */
export function called(card: AnyCard, language: string): string {
  const own = nameIn(card, language);
  if (own) return own;
  for (const key of [`piccioni-card-${card.id}`, `piccioni-zone-${card.id}`])
    if (has(key)) return t(key);
  return card.id;
}
