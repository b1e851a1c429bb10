/**
 * What is this? Every figure, icon, badge and mark of a table carries `data-about`, the answer in
 * words. A pointer that rests on it gets it, and so do a long press, the focus, and the key I,
 * which goes from mark to mark.
 */

import { speak } from "./speak.svelte";
import { tips } from "./tips.svelte";

const MARK = "[data-about]";
const REST = 450; // ms a pointer rests before it is told
const LONG = 500; // ms of a long press
const SLACK = 10; // pixels that a finger may tremble

/** The marks that can be seen, in the order of the page. */
export function marksIn(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll(MARK)].filter((mark) => mark.getClientRects().length);
}

/** The mark that comes `by` steps after one, round and round. */
export function nextMark<T>(marks: readonly T[], now: T | null, by: number): T | undefined {
  const at = now === null ? -1 : marks.indexOf(now);
  if (at < 0) return by > 0 ? marks[0] : marks.at(-1);
  return marks[(at + by + marks.length) % marks.length];
}

/** Whatever is inside answers, and in the line above it; to be attached to a table as a whole. */
export function answers(frame: HTMLElement): () => void {
  const root = frame.closest<HTMLElement>("[data-at], [data-answers]") ?? frame;
  const ends = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: readonly [number, number] | null = null;
  let walked: Element | null = null;
  let hasAsked = false; // by the key; the focus that the page itself moves then keeps quiet
  let wasLong = false;
  let rests: readonly [number, number] | null = null; // where the pointer was seen last
  let came: Element | null = null; // a mark that the page has moved under a pointer at rest
  let isKeyed = false; // the focus that the page itself moves, as when somebody comes, keeps quiet

  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    hear: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void => root.addEventListener(kind, hear, { signal: ends.signal, capture });

  const markOf = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest(MARK) : null;

  const hasMoved = ({ clientX, clientY }: PointerEvent): boolean =>
    !rests || rests[0] !== clientX || rests[1] !== clientY;

  const later = (mark: Element, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wasLong = pressed !== null;
      tell(mark);
    }, wait);
  };

  on("pointerover", (event) => {
    const mark = markOf(event);
    if (event.pointerType === "touch") return;
    clearTimeout(timer);
    came = hasMoved(event) ? null : mark;
    if (mark && !came && event.buttons === 0) later(mark, REST);
  });
  on("pointerleave", () => clearTimeout(timer));
  on("pointerdown", (event) => {
    clearTimeout(timer);
    wasLong = false;
    const mark = markOf(event);
    pressed = event.pointerType === "touch" ? [event.clientX, event.clientY] : null;
    if (mark && pressed) later(mark, LONG);
    isKeyed = false;
    if ((!mark || pressed) && tips.shown?.isAbout) tips.hide();
  });
  on("pointermove", (event) => {
    const { clientX, clientY } = event;
    if (hasMoved(event)) {
      rests = [clientX, clientY];
      if (came) later(came, REST);
      came = null;
    }
    if (pressed && Math.hypot(clientX - pressed[0], clientY - pressed[1]) > SLACK)
      clearTimeout(timer);
  });
  for (const kind of ["pointerup", "pointercancel"] as const)
    on(kind, () => {
      if (pressed) clearTimeout(timer);
      pressed = null;
    });
  // a long press has asked, so it does not choose as well
  on(
    "click",
    (event) => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  on("contextmenu", (event) => {
    if (wasLong || (pressed && markOf(event))) event.preventDefault();
  });
  on("focusin", (event) => {
    const mark = markOf(event);
    if (hasAsked && tips.shown?.isAbout) return;
    if (isKeyed && mark && event.target === mark && mark.matches(":focus-visible"))
      later(mark, REST);
  });
  on("focusout", () => clearTimeout(timer));

  const walk = (event: KeyboardEvent): void => {
    const { target } = event;
    hasAsked = false;
    const isTyping = target instanceof Element && target.closest("input, textarea, select, dialog");
    if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.key.toLowerCase() !== "i") return;
    const mark = nextMark(marksIn(root), walked, event.shiftKey ? -1 : 1);
    if (!mark) return;
    event.preventDefault();
    clearTimeout(timer); // what has the focus does not answer over what was asked for
    walked = mark;
    hasAsked = true;
    mark.scrollIntoView({ block: "nearest", inline: "nearest" });
    tell(mark);
    speak(mark.getAttribute("data-about") ?? "");
  };
  addEventListener("keydown", () => (isKeyed = true), { signal: ends.signal, capture: true });
  addEventListener("keydown", walk, { signal: ends.signal });

  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}

/** Say what it is; a rule that is being told goes first. */
function tell(mark: Element): void {
  const text = mark.getAttribute("data-about");
  if (text && mark.isConnected && !(tips.shown && !tips.shown.isAbout)) tips.about(mark, text);
}
