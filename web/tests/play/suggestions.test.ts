/** The champion's suggestions: asked for, read and chosen with the keyboard. */

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";

import type { Hinted, ServerMessage } from "../../src/lib/wire";
import { EMPTY, person, shoot, table, until } from "../person";
import { still } from "../page/places";
import { words } from "../page/words";
import { focus, press } from "./keys";
import { now, panel, sent } from "./table";

const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Suggestions" });

/** The champion's last answer. */
function hinted(frames: readonly string[]): Hinted {
  const told = frames
    .map((frame) => JSON.parse(frame) as ServerMessage)
    .filter(({ is }) => is === "hint");
  return told.at(-1) as Hinted;
}

/** Ask with H, and wait for as long as the champion thinks. */
async function ask(page: Page): Promise<Locator> {
  await press(page, "h");
  const suggestions = panelOf(page);
  await suggestions.waitFor();
  await suggestions.getByRole("button", { name: /^1 / }).waitFor();
  expect(await suggestions.getAttribute("aria-busy")).toBe("false");
  return suggestions;
}

test("suggestions are read and one is chosen by keyboard", async () => {
  const { page, frames, complaints, leave } = await person({}, EMPTY);
  const say = await words("en");
  const seats = ["me", "random"];
  const id = await table(page, { game: "columbiz", options: { seats: "2" }, seats, help: "coach" });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
  const moves = await sent(page);

  const suggestions = await ask(page);
  await suggestions.getByText(say("page-hints-about")).waitFor();
  const told = hinted(frames);
  const count = told.moves.length; // as many as differ in what they are good for, three at most
  expect([1, 2, 3]).toContain(count);
  const cards = suggestions.locator("ol > li");
  expect(await cards.count()).toBe(count);
  // a sentence each, the best first; figures only for whoever asks
  const shares = told.moves.map(({ standing }) => standing);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  const sentences = await cards.allInnerTexts();
  expect(new Set(sentences.map((text) => text.replace(/^\d+\s*/, ""))).size).toBe(count);
  expect(sentences.join(" ")).not.toMatch(/%|[+−]\d+\.\d/);
  await suggestions.getByRole("button", { name: say("page-hints-figures") }).click();
  for (const [n, { standing, reasons }] of told.moves.entries()) {
    const text = await cards.nth(n).innerText();
    expect(text).toContain(`Chance to win: ${Math.round(standing * 100)}%`);
    const shown = reasons.filter(({ points }) => Math.abs(points) >= 0.05).slice(0, 3);
    expect(text.match(/[+−]\d+\.\d/g) ?? []).toHaveLength(shown.length);
  }
  expect(told.moves.some(({ reasons }) => reasons.length)).toBe(true);
  await page
    .getByRole("status")
    .getByText(/^The champion’s first choice/)
    .waitFor();
  await shoot(page, "columbiz-suggestions-wide");

  await cards.first().getByRole("button").focus();
  expect((await focus(page)).name).toMatch(/^1 /);
  for (let n = 1; n < count; n++) await press(page, "ArrowDown");
  expect((await focus(page)).name).toMatch(new RegExp(`^${count} `));
  await press(page, "Enter");
  await suggestions.waitFor({ state: "detached" });
  expect(await moves()).toEqual([]); // chosen is not sent
  const isLoud = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches(".btn.go") ?? false);
  await until(isLoud);
  await until(async () => {
    if ((await moves()).length) return true;
    await press(page, "Enter"); // right after dice fell a throw is no wish
    return false;
  });
  expect((await moves())[0]).toBe(told.moves.at(-1)?.do);
  expect(complaints).toEqual([]);
  await leave();
});

test("they fold away with Escape, and are gone with their position", async () => {
  const { page, frames, complaints, leave } = await person({}, EMPTY);
  const seats = ["me", "random"];
  const id = await table(page, { game: "columbiz", options: { seats: "2" }, seats, help: "coach" });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
  await press(page, "d"); // to the dice
  const before = (await focus(page)).name;
  const suggestions = await ask(page);
  await press(page, "Escape");
  await suggestions.waitFor({ state: "detached" });
  expect((await focus(page)).name).toBe(before);
  const asked = frames.length;
  await ask(page); // the answer is still true: nobody thinks again
  expect(frames.slice(asked).filter((frame) => frame.includes('"hint"'))).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await press(page, "s"); // keep all: the position moves on
  await suggestions.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await leave();
});

test("what comes after they were folded away is shown to nobody", async () => {
  const { page, complaints, leave } = await person({}, EMPTY);
  const late: (() => void)[] = [];
  let isHeld = true;
  await page.routeWebSocket(/\/socket/, (mine) => {
    const server = mine.connectToServer();
    server.onMessage((said) => {
      const pass = (): void => mine.send(said);
      if (isHeld && String(said).startsWith('{"is":"preview"')) late.push(pass);
      else pass();
    });
  });
  const seats = ["me", "random"];
  const id = await table(page, { game: "columbiz", options: { seats: "2" }, seats, help: "coach" });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await panel(page).innerHTML();
  const suggestions = await ask(page);
  await until(() => late.length > 0); // what the first would bring is on its way
  await press(page, "Escape");
  await suggestions.waitFor({ state: "detached" });
  isHeld = false;
  for (const pass of late) pass();
  await still(page); // what would come is drawn by then
  expect(await panel(page).innerHTML()).toBe(before);
  expect(complaints).toEqual([]);
  await leave();
});
