/** Pointer and keys on the table: everything that can be tapped carries `data-pick`. */

import type { Attachment } from "svelte/attachments";

import { tips } from "../../lib/tips.svelte";
import type { Chooser } from "./chooser.svelte";
import { nearest, type Way } from "./walk";
import { read, type Pick } from "./picks";

const REST = 500; // milliseconds until the reason is told
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
  const found = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
  if (!(found instanceof HTMLElement)) return null;
  return { element: found, pick: read(found.dataset.pick ?? "") };
}

export function gestures(chooser: Chooser): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLong = false;

    const later = ({ element, pick }: Target): void => {
      clearTimeout(timer);
      if (chooser.isOpen(pick)) return;
      timer = setTimeout(() => {
        isLong = true;
        void chooser.ask(pick, element);
      }, REST);
    };
    const over = (event: PointerEvent): void => {
      const found = target(event);
      chooser.hovered = found?.pick ?? null;
      if (found && event.pointerType === "mouse") later(found);
    };
    const out = (event: PointerEvent): void => {
      clearTimeout(timer);
      chooser.hovered = null;
      if (event.pointerType === "mouse") tips.hide();
    };
    const down = (event: PointerEvent): void => {
      const found = target(event);
      isLong = false;
      if (found && event.pointerType !== "mouse") later(found);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      const found = target(event);
      clearTimeout(timer);
      if (!found || (isLong && event.detail > 0)) return;
      chooser.press(found.pick, found.element);
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
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", up);
    root.addEventListener("click", click);
    root.addEventListener("contextmenu", menu);
    root.addEventListener("focusin", focus);
    // keys for words work wherever the cursor is, as long as nobody is writing
    window.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", key);
      for (const [name, listener] of Object.entries({
        pointerover: over,
        pointerout: out,
        pointerdown: down,
        pointerup: up,
        pointercancel: up,
        click,
        contextmenu: menu,
        focusin: focus,
      }))
        root.removeEventListener(name, listener as EventListener);
    };
  };
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
