/** What every table shows: whose turn it is, what happened, how it ended. */

import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

import type { Over, Position, Told } from "../../src/lib/wire";
import { until } from "../person";

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

type Now = "over" | "mine" | "others";

/** Whether it is over or my turn, as the page's title tells even from another tab. */
export async function now(page: Page): Promise<Now> {
  if (await result(page).isVisible()) return "over";
  const isMine = await page.evaluate(() => {
    const isOnItsWay = (window as { ear?: Ear }).ear?.open.size;
    return document.title.startsWith("●") && !isOnItsWay;
  });
  return isMine ? "mine" : "others";
}

/** Go on until it is over, or `enough`; true if it is over. */
export async function playOn(
  page: Page,
  step: Step,
  enough: () => boolean | Promise<boolean> = () => false,
): Promise<boolean> {
  await listen(page);
  for (;;) {
    await until(async () => (await now(page)) !== "others", 40_000);
    if ((await now(page)) === "over") return true;
    if (await enough()) return false;
    await step(page);
  }
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
    }, 40_000);
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
  return frames
    .map((frame) => JSON.parse(frame) as Told)
    .filter((told): told is Position => told.is === "position" && (told.seat ?? null) === seat);
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

/** Every line of the log, the latest first. */
export async function log(page: Page): Promise<readonly string[]> {
  const news = page.getByRole("region", { name: "What happened" });
  const more = news.getByRole("button", { name: "Show earlier" });
  while (await more.isVisible()) await more.dispatchEvent("click");
  return news.getByRole("listitem").allInnerTexts();
}

/** The log tells every event there was, in words. */
export async function expectLog(page: Page, frames: readonly string[], seat = 0): Promise<void> {
  const lines = await log(page);
  expect(lines).toHaveLength(history(frames, seat).length);
  for (const line of lines) {
    expect(line.trim()).toMatch(/\p{L}/u);
    expect(line).not.toMatch(/\{|\$|undefined|null|NaN|-event-|⚠/); // a sentence that lacks words
  }
}

/** What a page has said of moves, and which of them are not answered yet. */
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
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (said) {
      const { ref, do: move } = JSON.parse(String(said)) as { ref: string; do?: string };
      if (move !== undefined) {
        ear.moves.push(move);
        ear.open.add(ref);
        this.addEventListener("message", ({ data }) => {
          if (String(data).includes(`"${ref}"`)) ear.open.delete(ref);
        });
      }
      send.call(this, said);
    };
  };
  await page.addInitScript(begin);
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
