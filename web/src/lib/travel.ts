/** Pieces that travel to where they are drawn, from whoever has played them. */

import type { Attachment } from "svelte/attachments";

import { motionAt } from "./pace";
import { settings, still } from "./settings.svelte";

const LONG = 480; // ms at the normal pace

/** How long something that moves takes that is `ms` long at the normal pace. */
export function lasting(ms: number): number {
  return still() ? 0 : ms * motionAt(settings.pace);
}

/** The piece comes from the first of these elements that is seen; without any it is just there. */
export function travels(...from: readonly string[]): Attachment<SVGGraphicsElement> {
  return (piece) => {
    const time = lasting(LONG);
    const start = time ? seenAt(from) : null;
    if (!start) return;
    const [here, matrix] = [piece.getBoundingClientRect(), piece.getScreenCTM()];
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const dx = (start.left + start.width / 2 - here.left - here.width / 2) / scale;
    const dy = (start.top + start.height / 2 - here.top - here.height / 2) / scale;
    const steps = [
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.7 },
      { transform: `translate(${dx * 0.1}px, ${dy * 0.1 - 18}px)`, opacity: 1, offset: 0.75 },
      { transform: "none", opacity: 1 },
    ];
    piece.animate(steps, { duration: time, easing: "cubic-bezier(.2,.8,.3,1)" });
  };
}

function seenAt(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return null;
}
