/** The letters of the four grounds: pictures come first, letters if somebody wants them. */

import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const KINDS = ["g", "w", "s", "b"] as const;

/** Whether letters stand on the grounds: wished for, or wished for larger. */
export function hasLetters(): boolean {
  return settings.grounds || settings.letters;
}

/** The letter of a ground in the reader's language; empty if none is wanted. */
export function letterOf(kind: string): string {
  return hasLetters() ? t(`columba-letter-${kind}`) : "";
}

/** Write the letters into the sprite, so that every piece has them, wherever it is drawn. */
export function writeLetters(): void {
  for (const kind of KINDS) {
    const letter = letterOf(kind);
    for (const text of document.querySelectorAll(`.sprite .letter-${kind}`))
      text.textContent = letter;
  }
}
