/** The one tip that says why something is not possible, where it is not possible. */

import type { Reason } from "./seen";
import { speak } from "./speak.svelte";

export interface Tip extends Reason {
  readonly x: number;
  readonly y: number;
  readonly game: string;
}

let shown: Tip | null = $state.raw(null);

export const tips = {
  get shown(): Tip | null {
    return shown;
  },
  /** At a point of the window. */
  at(x: number, y: number, reason: Reason, game: string): void {
    shown = { ...reason, x, y, game };
    speak(reason.sentence, "assertive");
  },
  /** Above an element. */
  on(element: Element, reason: Reason, game: string): void {
    const box = element.getBoundingClientRect();
    tips.at(box.left + box.width / 2, box.top, reason, game);
  },
  hide(): void {
    shown = null;
  },
};
