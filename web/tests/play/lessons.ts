/** A lesson as somebody takes it who looks at the screen only. */

import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

import type { LessonOf } from "../../src/lib/wire";
import { shoot, until } from "../person";

/** What the page says to do; that it is a region with a name is looked at once. */
export function teacher(page: Page): Locator {
  return page.locator(".teacher");
}

/** The answer to a try that was not right. */
export function told(page: Page): Locator {
  return teacher(page).locator(".told");
}

/** How many steps are done; all of them when the lesson is. */
export async function stepOf(page: Page): Promise<number> {
  await teacher(page).waitFor();
  return page.evaluate(() => {
    const heading = document.querySelector(".teacher h2");
    if (heading?.checkVisibility() && heading.textContent === "Lesson done.") return Infinity;
    const step = /Step (\d+) of \d+/.exec(document.querySelector(".bar .s")?.textContent ?? "");
    if (!step) throw new Error("no step is told");
    return Number(step[1]) - 1;
  });
}

/** Press a key or a button, and wait until the lesson has gone on to another step. */
export async function goOn(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await stepOf(page);
  await act();
  return until(async () => {
    const now = await stepOf(page);
    return now !== before && now;
  });
}

export type Hand = "mouse" | "finger";

/** Do what the teacher shows, until the lesson is done. */
export async function take(page: Page, hand: Hand, name = ""): Promise<void> {
  for (let moves = 0; moves < 20; moves++) {
    const step = await stepOf(page);
    if (name) await shoot(page, `${name}-${Number.isFinite(step) ? `${moves}` : "done"}`);
    if (step === Infinity) return;
    await expect.poll(() => teacher(page).innerText()).toMatch(/\p{L}{3}/u);
    await doShown(page, hand);
    expect(await told(page).count(), await teacher(page).innerText()).toBe(0);
  }
  throw new Error("the lesson never ended");
}

/** Have the teacher show the move, and make it: the button that does has the focus then. */
export async function doShown(page: Page, hand: Hand): Promise<void> {
  const before = await said(page);
  const show = teacher(page).getByRole("button", { name: "Show me" });
  const go = page.locator(".turn .btn.go:focus, #main .btn.go:focus");
  await (hand === "finger" ? show.tap() : show.click());
  await go.waitFor();
  await (hand === "finger" ? go.tap() : page.keyboard.press("Enter"));
  await until(async () => (await said(page)) !== before);
}

/** Everything on the page that a move changes. */
export async function said(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      document.querySelector(".teacher")!.textContent + document.querySelector(".log")!.textContent,
  );
}

/** The lessons of a game, as the server lists them. */
export async function lessonsOf(url: string, game: string): Promise<readonly LessonOf[]> {
  return (await fetch(`${url}/api/games/${game}/lessons`)).json() as Promise<readonly LessonOf[]>;
}
