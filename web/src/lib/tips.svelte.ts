/** The one tip: it says why something is not possible, or what something is, where it is. */

import type { Reason } from "./seen";
import { speak } from "./speak.svelte";

export interface Tip extends Reason {
  readonly x: number;
  readonly y: number;
  readonly game: string;
  /** What it is about: as long as the pointer is there, the tip stays. */
  readonly around: DOMRectReadOnly;
  /** It says what something is; otherwise it tells a rule. */
  readonly isAbout: boolean;
}

const NEAR = 48; // pixels around a point that still mean it

let shown: Tip | null = $state.raw(null);

export const tips = {
  get shown(): Tip | null {
    return shown;
  },
  /** At a point of the window. */
  at(x: number, y: number, reason: Reason, game: string, around?: DOMRectReadOnly): void {
    const near = new DOMRectReadOnly(x - NEAR, y - NEAR, 2 * NEAR, 2 * NEAR);
    shown = { ...reason, x, y, game, around: around ?? near, isAbout: false };
    speak(reason.says(), "assertive");
  },
  /** Above an element. */
  on(element: Element, reason: Reason, game: string): void {
    const box = element.getBoundingClientRect();
    tips.at(box.left + box.width / 2, box.top, reason, game, box);
  },
  /** What is at a point of the window. */
  tell(x: number, y: number, text: string, around?: DOMRectReadOnly): void {
    const near = around ?? new DOMRectReadOnly(x - NEAR, y - NEAR, 2 * NEAR, 2 * NEAR);
    shown = { says: () => text, clause: "", x, y, game: "", around: near, isAbout: true };
  },
  /** What an element is, above it. */
  about(element: Element, text: string): void {
    const box = element.getBoundingClientRect();
    tips.tell(box.left + box.width / 2, box.top, text, box);
  },
  hide(): void {
    shown = null;
  },
};
