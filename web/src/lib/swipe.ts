/** A finger that is drawn across something to the left. */

import type { Attachment } from "svelte/attachments";

const FAR = 70; // px that are meant
const STRAIGHT = 2; // how much more across than up or down

/** Whether a finger that went so far has swiped. */
export function isSwipe(x: number, y: number): boolean {
  return x <= -FAR && -x > STRAIGHT * Math.abs(y);
}

export function swiped(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let begin: { x: number; y: number } | null = null;
    const down = ({ touches }: TouchEvent): void => {
      const [finger, other] = touches;
      begin = finger && !other ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const up = ({ changedTouches }: TouchEvent): void => {
      const finger = changedTouches[0];
      if (begin && finger && isSwipe(finger.clientX - begin.x, finger.clientY - begin.y)) act();
      begin = null;
    };
    element.addEventListener("touchstart", down, { passive: true });
    element.addEventListener("touchend", up, { passive: true });
    return () => {
      element.removeEventListener("touchstart", down);
      element.removeEventListener("touchend", up);
    };
  };
}
