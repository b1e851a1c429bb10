/** Something that is dragged across the page, by mouse or by finger. */

import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** Where it is now, in the window's pixels; a finger hides what is below it. */
  move(x: number, y: number, isTouch: boolean): void;
  /** It was let go there. */
  drop(x: number, y: number, isTouch: boolean): void;
  /** It is not to be dragged any more: nothing is meant by it. */
  cancel(): void;
}

const SLACK = 8; // pixels that a pointer may move while it only presses

export function draggable(drag: Drag): Attachment<Element> {
  return (element) => {
    let from: { readonly x: number; readonly y: number; readonly id: number } | null = null;
    let isDragged = false;

    const down = (event: Event): void => {
      const { clientX: x, clientY: y, pointerId: id, isPrimary, button } = event as PointerEvent;
      if (isPrimary && button === 0) from = { x, y, id };
      isDragged = false;
    };
    const move = ({ clientX, clientY, pointerId, pointerType }: PointerEvent): void => {
      if (from?.id !== pointerId) return;
      isDragged ||= Math.hypot(clientX - from.x, clientY - from.y) > SLACK;
      if (isDragged) drag.move(clientX, clientY, pointerType === "touch");
    };
    const up = ({ clientX, clientY, pointerId, pointerType }: PointerEvent): void => {
      if (from?.id !== pointerId) return;
      if (isDragged) drag.drop(clientX, clientY, pointerType === "touch");
      from = null;
    };
    const cancel = (): void => {
      if (from && isDragged) drag.cancel();
      from = null;
    };

    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    return () => {
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
  };
}
