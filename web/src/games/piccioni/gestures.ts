/** Pointer and keys on the table: everything that can be tapped carries `data-pick`. */

import type { Attachment } from "svelte/attachments";

import { tips } from "../../lib/tips.svelte";
import type { Chooser } from "./chooser.svelte";
import { nearest, type Way } from "./walk";
import { carry, type Carried } from "./carry";
import { read, type Pick } from "./picks";

const REST = 500; // milliseconds until the reason is told
const SLACK = 8; // pixels that a pointer may move while it only presses
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const WORDS: Readonly<Record<string, string>> = { p: "pass", d: "draw", e: "end", n: "no-follow" };

interface Target {
  readonly element: HTMLElement;
  readonly pick: Pick;
}

function target(event: globalThis.Event): Target | null {
  return targetIn(event.target);
}

function targetIn(at: EventTarget | null): Target | null {
  const found = at instanceof Element ? at.closest("[data-pick]") : null;
  if (!(found instanceof HTMLElement)) return null;
  return { element: found, pick: read(found.dataset.pick ?? "") };
}

/** By a pointer that has rested on a thing before it clicks: what it would do was to be seen. */
function isMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}

/** On a figure that lies within the thing, and says for itself what it is. */
function isMark(event: Event, { element }: Target): boolean {
  const mark = event.target instanceof Element ? event.target.closest("[data-about]") : null;
  return mark !== null && mark !== element && element.contains(mark);
}

export function gestures(chooser: Chooser): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLong = false;
    let held: Held | null = null;
    let carried: Carried | null = null;

    const later = ({ element, pick }: Target): void => {
      clearTimeout(timer);
      if (chooser.isOpen(pick) || chooser.isAimless(pick)) return;
      timer = setTimeout(() => {
        isLong = true;
        void chooser.ask(pick, element);
      }, REST);
    };
    const over = (event: PointerEvent): void => {
      if (carried) return;
      const found = target(event);
      chooser.hovered = found?.pick ?? null;
      if (found && event.pointerType === "mouse" && !isMark(event, found)) later(found);
    };
    const out = (event: PointerEvent): void => {
      clearTimeout(timer);
      chooser.hovered = null;
      if (event.pointerType === "mouse") tips.hide();
    };
    const down = (event: PointerEvent): void => {
      const found = target(event);
      isLong = false;
      if (found && event.pointerType !== "mouse" && !isMark(event, found)) later(found);
      held = found && isCard(found) && event.isPrimary ? { ...found, ...at(event) } : null;
    };
    const move = (event: PointerEvent): void => {
      if (!event.isPrimary || (!held && !carried)) return;
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) {
        clearTimeout(timer);
        tips.hide();
        if (chooser.lift(held.pick)) carried = carry(held);
        held = null;
      }
      carried?.to(at(event));
      if (carried) chooser.hovered = under(event)?.pick ?? null;
    };
    const up = (event: PointerEvent): void => {
      clearTimeout(timer);
      held = null;
      if (!carried) return;
      drop();
      const found = under(event);
      const [on] = document.elementsFromPoint(event.clientX, event.clientY);
      if (on && root.contains(on) && !on.closest(".hand")) chooser.drop(found?.pick ?? null, on);
    };
    const drop = (): void => {
      carried?.end();
      carried = null;
      chooser.hovered = null;
      isLong = true; // the click that may follow is none
    };
    const cancel = (): void => {
      clearTimeout(timer);
      held = null;
      if (carried) drop();
    };
    const click = (event: MouseEvent): void => {
      const found = target(event);
      clearTimeout(timer);
      if (!found || (isLong && event.detail > 0)) return;
      if (isMouse(event)) chooser.press(found.pick, found.element, true);
      else chooser.press(found.pick, found.element);
    };
    const menu = (event: globalThis.Event): void => {
      if (isLong && target(event)) event.preventDefault();
    };
    const focus = (event: FocusEvent): void => {
      const found = target(event);
      chooser.hovered = found && found.element.matches(":focus-visible") ? found.pick : null;
      if (found?.element.dataset.stop !== undefined) rove(found.element);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (handle(chooser, event)) event.preventDefault();
    };

    root.addEventListener("pointerover", over);
    root.addEventListener("pointerout", out);
    root.addEventListener("pointerdown", down);
    root.addEventListener("click", click);
    root.addEventListener("contextmenu", menu);
    root.addEventListener("focusin", focus);
    // keys for words work wherever the cursor is, as long as nobody is writing
    window.addEventListener("keydown", key);
    // a card may be carried, and let go, anywhere
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    return () => {
      cancel();
      window.removeEventListener("keydown", key);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      for (const [name, listener] of Object.entries({
        pointerover: over,
        pointerout: out,
        pointerdown: down,
        click,
        contextmenu: menu,
        focusin: focus,
      }))
        root.removeEventListener(name, listener as EventListener);
    };
  };
}

/** Something that is pressed and may be dragged, and where that began. */
interface Held extends Target {
  readonly x: number;
  readonly y: number;
}

function isCard({ element, pick }: Target): boolean {
  return pick.sort === "card" && element.closest(".hand") !== null;
}

function at({ clientX, clientY }: PointerEvent): { readonly x: number; readonly y: number } {
  return { x: clientX, y: clientY };
}

/** What lies under the pointer: a finger that drags still belongs to the card it began on. */
function under({ clientX, clientY }: PointerEvent): Target | null {
  const found = document.elementFromPoint(clientX, clientY);
  return found?.closest(".hand") ? null : targetIn(found);
}

function handle(chooser: Chooser, event: KeyboardEvent): boolean {
  if (isInWindow(event.target)) return false;
  const way = WAYS[event.key];
  if (way) return walk(event.target, way);
  if (event.key === "Escape") return chooser.back();
  const word = event.shiftKey ? undefined : WORDS[event.key.toLowerCase()];
  return word !== undefined && !event.repeat && chooser.word(word);
}

/** A window over the table, or the one beside it that has the focus, takes its own keys. */
function isInWindow(at: EventTarget | null): boolean {
  if (document.querySelector("dialog:modal")) return true;
  return at instanceof Element && at.closest("dialog") !== null;
}

/** The next stop of the same walk in that direction. */
function walk(from: EventTarget | null, way: Way): boolean {
  if (!(from instanceof HTMLElement) || from.dataset.stop === undefined) return false;
  const stops = [
    ...(from.closest("[data-walk]")?.querySelectorAll<HTMLElement>("[data-stop]") ?? []),
  ];
  const boxes = stops.map((stop) => stop.getBoundingClientRect());
  const next = stops[nearest(boxes, stops.indexOf(from), way)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** Of a walk only the last stop is reached by Tab. */
function rove(stop: HTMLElement): void {
  for (const other of stop.closest("[data-walk]")?.querySelectorAll<HTMLElement>("[data-stop]") ??
    [])
    other.tabIndex = other === stop ? 0 : -1;
}

function isWriting(at: EventTarget | null): boolean {
  if (!(at instanceof HTMLElement)) return false;
  if (at instanceof HTMLInputElement) return at.type !== "radio" && at.type !== "checkbox";
  return (
    at.isContentEditable || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement
  );
}
