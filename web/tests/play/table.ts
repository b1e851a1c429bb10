/** What every table shows: whose turn it is, what happened, how it ended. */

import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

import type { Over, Position, ServerMessage } from "../../src/lib/wire";
import { until } from "../person";
import { prepare } from "../windows";

export type Game = "columba" | "columbiz" | "piccioni";

/** One look at the table and what it leads to; called again and again while it is my turn. */
export type Step = (page: Page) => Promise<void>;

const FOLD = "Fold away and look at the table";

/** From the start page to a table with bots, with the mouse or a finger. */
export async function playNow(page: Page, title: string, isTouch = false): Promise<void> {
  const button = page.getByRole("button", { name: `Play now: ${title}, against bots` });
  await (isTouch ? button.tap() : button.click());
  await page.waitForURL(/\/t\//);
  await panel(page).waitFor();
}

/** The panel with what may be done. */
export function panel(page: Page): Locator {
  return page.getByRole("region", { name: "Your move" });
}

/** A button of the panel that can be pressed now. */
export function can(page: Page, name: string | RegExp): Locator {
  return panel(page).getByRole("button", { name, disabled: false }).first();
}

/** How it ended; there only when it is over. */
export function result(page: Page): Locator {
  const fold = page.getByRole("button", { name: FOLD });
  return page.getByRole("region").filter({ has: fold });
}

export type Now = "over" | "mine" | "others";

/** Whether it is over or my turn, as the page's title tells even from another tab. */
export function now(page: Page): Promise<Now> {
  return page.evaluate(look, FOLD);
}

/** Runs in the browser. */
function look(fold: string): Now {
  const isFold = (one: Element): boolean => (one.ariaLabel ?? one.textContent).trim() === fold;
  const folds = [...document.querySelectorAll("section button")].filter(isFold);
  if (folds.some((one) => one.checkVisibility({ visibilityProperty: true }))) return "over";
  const isOnItsWay = (window as { ear?: Ear }).ear?.open.size;
  return document.title.startsWith("●") && !isOnItsWay ? "mine" : "others";
}

/** Go on until it is over, or `enough`; true if it is over. */
export async function playOn(
  page: Page,
  step: Step,
  enough: () => boolean | Promise<boolean> = () => false,
): Promise<boolean> {
  await listen(page);
  for (;;) {
    const at = await until(async () => {
      const is = await now(page);
      return is !== "others" && is;
    });
    if (at === "over") return true;
    if (await enough()) return false;
    await step(page);
  }
}

/** What says that nothing is left to choose; the words alone may still be heard later. */
export function goesOn(page: Page): Locator {
  return page.getByRole("group", { name: "it goes on by itself" });
}

/**
 * Steps of somebody under whose hands nothing changes. Where nothing is left but to end the turn
 * it would go on by itself; Escape stops that, or comes too late: then they look again.
 */
export function unhurried(step: Step): Step {
  return async (page) => {
    await ((await goesOn(page).isVisible()) ? page.keyboard.press("Escape") : step(page));
  };
}

/** Several people go on in turns, until it is over for everyone, or `enough`. */
export async function playTogether(
  sides: readonly (readonly [Page, Step])[],
  enough: () => boolean | Promise<boolean> = () => false,
): Promise<void> {
  for (const [page] of sides) await listen(page);
  for (;;) {
    let asked: readonly [Page, Step] | undefined;
    await until(async () => {
      const are = await Promise.all(sides.map(([page]) => now(page)));
      asked = sides[are.indexOf("mine")];
      return asked !== undefined || are.every((is) => is === "over");
    });
    if (!asked || (await enough())) return;
    await asked[1](asked[0]);
  }
}

/** All that one seat was told, in order, without what was taken back. */
export function history(frames: readonly string[], seat: number | null): readonly Happened[] {
  let [events, at]: [Happened[], number] = [[], -1];
  for (const told of positions(frames, seat)) {
    const news = (told.events ?? []) as Happened[];
    events = told.since < at || at < 0 ? news : [...events, ...news];
    at = told.at;
  }
  return events;
}

export type Happened = { readonly type: string } & Readonly<Record<string, unknown>>;

export function positions(frames: readonly string[], seat: number | null): readonly Position[] {
  return read(frames).filter(
    (told): told is Position => told.is === "position" && (told.seat ?? null) === seat,
  );
}

/** What was read of the frames before, so that each is read once. */
const known = new WeakMap<readonly string[], ServerMessage[]>();

function read(frames: readonly string[]): readonly ServerMessage[] {
  const told = known.get(frames) ?? [];
  for (const frame of frames.slice(told.length)) told.push(JSON.parse(frame) as ServerMessage);
  known.set(frames, told);
  return told;
}

/** The entry that the table shows. */
export async function shownAt(page: Page): Promise<number> {
  return Number(await page.locator(".table[data-at]").getAttribute("data-at"));
}

/**
 * Wait until we have heard what the page shows. A page and what was overheard on its line come to
 * us by different ways, and either may be the first.
 */
export async function overheard(
  page: Page,
  frames: readonly string[],
  ...seats: readonly (number | null)[]
): Promise<void> {
  await until(async () => {
    const at = await shownAt(page);
    return seats.every((seat) => positions(frames, seat).at(-1)?.at === at);
  });
}

export interface Line {
  readonly name: string;
  readonly score: number;
  readonly terms: readonly { readonly text: string; readonly points: number }[];
  readonly total: number | null;
}

/** The result as it is written on the page, the first place first. */
export async function places(page: Page): Promise<readonly Line[]> {
  return result(page)
    .getByRole("list")
    .first()
    .evaluate((list) =>
      [...list.querySelectorAll("li")].map((place) => {
        const number = (text: string | null | undefined): number =>
          Number((text ?? "").replace("−", "-").replace(/[^-\d].*$/s, ""));
        const rows = [...place.querySelectorAll("tbody tr")];
        const foot = place.querySelector("tfoot td");
        return {
          name: place.querySelector("h3")?.firstChild?.textContent?.trim() ?? "",
          score: number(place.querySelector(".score")?.textContent?.trim()),
          terms: rows.map((row) => ({
            text: row.querySelector("th")?.textContent?.trim() ?? "",
            points: number(row.querySelector("td")?.textContent?.trim()),
          })),
          total: foot ? number(foot.textContent?.trim()) : null,
        };
      }),
    );
}

/** The points of everybody are told term by term, and are the scores of the match. */
export async function expectPoints(page: Page, frames: readonly string[]): Promise<void> {
  await overheard(page, frames, 0);
  const over = positions(frames, 0).at(-1)?.over as Over;
  const lines = await places(page);
  const told = lines.map(({ score }) => score).toSorted((a, b) => a - b);
  expect(told).toEqual([...over.scores].toSorted((a, b) => a - b));
  for (const { terms, score, total, name } of lines) {
    expect(name).not.toBe("");
    for (const { text } of terms) expect(text).toMatch(/\p{L}/u);
    expect(terms.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    if (terms.length) expect(total).toBe(score);
  }
}

/** The log: a block a turn. */
export function news(page: Page): Locator {
  return page.getByRole("region", { name: "What happened" });
}

/** Every line of the log, turn by turn, once all are unfolded. */
export async function log(page: Page): Promise<readonly string[]> {
  const more = news(page).getByRole("button", { name: "Show earlier" });
  while (await more.isVisible()) await more.dispatchEvent("click");
  const folded = news(page).getByRole("button", { expanded: false }).first();
  while (await folded.isVisible()) await folded.dispatchEvent("click");
  return news(page).getByRole("listitem").getByRole("listitem").allInnerTexts();
}

/** What no line of a log may hold: sentences that lack words, and codes instead of words. */
export const CODES =
  /\{|\$|undefined|null|NaN|-event-|-log-|⚠|\b[gwsb]{4}\b|[-−]?\d,[-−]?\d|area \d/;

/** The log tells every event there was, in words. */
export async function expectLog(page: Page, frames: readonly string[], seat = 0): Promise<void> {
  await overheard(page, frames, seat);
  const lines = await log(page);
  const times = (line: string): number => Number(/\s× (\d+)/u.exec(line)?.[1] ?? 1);
  const told = lines.reduce((all, line) => all + times(line), 0);
  expect(told).toBe(history(frames, seat).length);
  for (const line of lines) {
    expect(line.trim()).toMatch(/\p{L}/u);
    expect(line).not.toMatch(CODES);
  }
}

/**
 * What a page has said of moves, and which of them are not answered yet: on whatever line, since
 * one that breaks, as it does where the server is too busy to answer, is followed by another.
 */
interface Ear {
  readonly moves: string[];
  readonly open: Set<string>;
}

/** Hear the moves that a page sends, from now on and after a reload. */
async function listen(page: Page): Promise<void> {
  const begin = (): void => {
    const of = window as { ear?: Ear };
    if (of.ear) return;
    const ear: Ear = (of.ear = { moves: [], open: new Set() });
    /* eslint-disable @typescript-eslint/unbound-method -- they are called with their own */
    const { send } = WebSocket.prototype;
    const { postMessage } = Worker.prototype;
    /* eslint-enable @typescript-eslint/unbound-method */
    const hear = (text: string, line: WebSocket | Worker): void => {
      const { ref = "", do: move } = JSON.parse(text) as { ref?: string; do?: string };
      if (move === undefined) return;
      ear.moves.push(move);
      ear.open.add(ref);
      line.addEventListener("message", (event) => {
        const { data } = event as MessageEvent<string | object>;
        const said = typeof data === "string" ? data : JSON.stringify(data);
        if (said.replaceAll("\\", "").includes(`"${ref}"`)) ear.open.delete(ref);
      });
    };
    WebSocket.prototype.send = function (said) {
      hear(typeof said === "string" ? said : "{}", this);
      send.call(this, said);
    };
    // a table of this browser's own
    Worker.prototype.postMessage = function (said: { is?: string; text?: string }) {
      if (said.is === "say") hear(said.text ?? "{}", this);
      postMessage.call(this, said);
    };
  };
  await prepare(page, begin);
  await page.evaluate(begin);
}

/** The moves that a page has sent since somebody began to listen. */
export async function sent(page: Page): Promise<() => Promise<readonly string[]>> {
  await listen(page);
  return () => page.evaluate(() => (window as { ear?: Ear }).ear?.moves ?? []);
}

/** Whatever has to be scrolled sideways to be read: the page itself, or a part of it. */
export async function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("html, body, body *")]
      .filter((part) => {
        const { overflowX } = getComputedStyle(part);
        const scrolls = part.matches("html, body") || /auto|scroll/.test(overflowX);
        if (part.closest(".hand")) return false; // a hand may be fanned out beyond the edge
        return scrolls && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
      })
      .map((part) => `${part.tagName} ${part.className}: ${part.scrollWidth}/${part.clientWidth}`),
  );
}
