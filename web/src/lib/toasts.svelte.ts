/** Short notices at the edge of the page. */

import { speak } from "./speak.svelte";

export type Mood = "good" | "bad" | "turn";

export interface Toast {
  readonly number: number;
  readonly sentence: string;
  readonly mood: Mood;
  readonly clause: string;
  readonly game: string;
}

const STAYS = 7000;
let last = 0;
let shown: readonly Toast[] = $state.raw([]);

class Said implements Toast {
  constructor(
    readonly number: number,
    private readonly says: string | (() => string),
    readonly mood: Mood,
    readonly clause: string,
    readonly game: string,
  ) {}

  get sentence(): string {
    return typeof this.says === "string" ? this.says : this.says();
  }
}

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
  /**
   * Say something, by a function in whatever language is spoken while it is shown; a clause makes
   * it link to that place in the rules of a game.
   */
  say(sentence: string | (() => string), mood: Mood = "good", clause = "", game = ""): void {
    const toast = new Said(++last, sentence, mood, clause, game);
    shown = [...shown.filter((other) => other.sentence !== toast.sentence), toast].slice(-3);
    speak(toast.sentence, mood === "bad" ? "assertive" : "polite");
    setTimeout(() => toasts.dismiss(toast.number), STAYS);
  },
  clear(): void {
    shown = [];
  },
  dismiss(number: number): void {
    shown = shown.filter((toast) => toast.number !== number);
  },
};
