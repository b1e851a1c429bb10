/** Playing with the keyboard alone: what has the focus, and how to get it elsewhere. */

import type { Locator, Page } from "playwright-core";

import { until } from "../person";

/** What somebody hears of the thing that has the focus. */
export interface Focus {
  readonly name: string;
  readonly isOff: boolean;
  readonly isPressed: boolean;
}

type Wanted = (focus: Focus) => boolean;

export async function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : null;
    const name = at?.getAttribute("aria-label") ?? (label ?? at)?.textContent ?? "";
    return {
      name: name.replace(/\s+/g, " ").trim(),
      isOff: at?.getAttribute("aria-disabled") === "true",
      isPressed: at?.getAttribute("aria-pressed") === "true",
    };
  });
}

/** What things are called, as `focus` tells it. */
export async function names(things: Locator): Promise<readonly string[]> {
  return things.evaluateAll((all) =>
    all.map((one) => (one.ariaLabel ?? one.textContent ?? "").replace(/\s+/g, " ").trim()),
  );
}

/** Press Tab until something wanted has the focus. */
export async function tabTo(page: Page, wanted: Wanted | string): Promise<Focus> {
  const is: Wanted = typeof wanted === "string" ? ({ name }) => name === wanted : wanted;
  const passed: string[] = [];
  for (let presses = 0; presses < 90; presses++) {
    const at = await focus(page);
    if (is(at)) return at;
    passed.push(at.name.slice(0, 40));
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never led there: ${String(wanted)}; passed ${passed.join(" | ")}`);
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** From the start page to a table with bots. */
export async function playNow(page: Page, title: string): Promise<void> {
  await tabTo(page, `Play now: ${title}, against bots`);
  await press(page, "Enter");
  await page.waitForURL(/\/t\//);
  await page.getByRole("region", { name: "Your move" }).waitFor();
}

/** Walk with the arrows to the nearest thing that lights up; false if nothing does any more. */
export async function walk(page: Page): Promise<boolean> {
  for (let presses = 0; presses < 30; presses++) {
    const key = await page.evaluate(towards);
    if (key === "here") return true;
    if (key === "nowhere") return false;
    await press(page, key);
  }
  throw new Error("the arrows never led there");
}

/** The arrow key that leads from the focus towards the nearest thing that lights up. */
function towards(): string {
  const from = document.activeElement;
  const all = [...(from?.closest("[role=toolbar], .zones")?.querySelectorAll("button") ?? [])];
  const lit = all.filter((one) => one.ariaDisabled !== "true" && one.ariaPressed !== "true");
  if (!from || !lit.length) return "nowhere";
  if (lit.includes(from as HTMLButtonElement)) return "here";
  const middle = (one: Element): readonly [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  const ways = lit.map((one) => middle(one)).map(([u, v]) => [u - x, v - y] as const);
  ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  const [dx = 0, dy = 0] = ways[0] ?? [];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}

/** Press a key again until something comes of it: right after a move keys may be ignored. */
export async function insist(page: Page, key: string, done: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    if (await done()) return true;
    await press(page, key);
    return false;
  });
}
