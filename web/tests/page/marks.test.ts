/** Every figure, icon, badge and mark of a table says what it is. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { PHONE, shoot, until, WIDE, type Person } from "../person";
import { GAMES, load, matches, PLACES, visitor, type Matches } from "./places";
import { words, type Say } from "./words";

let made: Matches;
let say: Say;
let someone: Person;
beforeAll(async () => {
  [made, say] = await Promise.all([matches(), words("en")]);
  someone = await visitor(made, { viewport: WIDE });
});
afterAll(async () => {
  await someone.leave();
  await made.player.leave();
});

/**
 * Runs in the browser: pictures and bare figures of the table that nothing answers for. A button,
 * a field of the grid and a line of the log have words of their own.
 */
function silent(): readonly string[] {
  const ANSWERS =
    "[data-about], button, summary, a, [role=gridcell], .log, .meanwhile, .prev, details";
  const WORDED = ".brings, .hint, .piles figure, .hand, .stage, .turn h2, .sheet h2, .begin";
  const frame = document.querySelector(".frame");
  const found: string[] = [];
  const walker = document.createTreeWalker(frame ?? document.body, NodeFilter.SHOW_TEXT);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility() && element.getBoundingClientRect().width > 1;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, holder] = [node.textContent?.trim() ?? "", node.parentElement];
    if (!text || !holder || !isSeen(holder) || holder.closest(".vh, script, style")) continue;
    const isBare = /^[\d\s+−→×∞/.-]+$/.test(text) && text !== "."; // the end of a sentence
    // what is drawn on the land or over the squares answers through what lies under the pointer
    if (isBare && !holder.closest(`${ANSWERS}, .land svg, .lodgers`)) found.push(`figure ${text}`);
  }
  for (const piece of frame?.querySelectorAll("svg.piece, .piece svg") ?? []) {
    const words = piece.closest(`${ANSWERS}, ${WORDED}`);
    if (isSeen(piece) && !words) found.push(`picture ${piece.innerHTML}`);
  }
  for (const mark of document.querySelectorAll("[data-about]")) {
    const text = mark.getAttribute("data-about") ?? "";
    if (!/\p{L}{2}/u.test(text) || /^[a-z]+-page-/.test(text)) found.push(`answer “${text}”`);
  }
  return found;
}

const tip = (page: Page): ReturnType<Page["getByLabel"]> =>
  page.getByRole("complementary", { name: say("page-what-is") });

async function go(to: string): Promise<void> {
  const place = PLACES.find(({ name }) => name === to);
  if (!place) throw new Error(`no place ${to}`);
  await load(someone.page, made, place, say);
}

test.each(GAMES)("everything at the table of %s says what it is", async (game) => {
  const { page } = someone;
  await page.setViewportSize(WIDE);
  await go(`middle ${game}`);
  expect(await page.evaluate(silent)).toEqual([]);

  // a pointer that rests on a mark is told, and one that goes is not told any longer
  const mark = page.locator("[data-about]:visible").first();
  await mark.hover();
  await tip(page).waitFor();
  expect(await tip(page).innerText()).toBe(await mark.getAttribute("data-about"));
  await shoot(page, `${game}-what-is`);
  await page.mouse.move(720, 4);
  await tip(page).waitFor({ state: "detached" });

  // the key I goes from mark to mark, and every one of them answers
  const all = await page
    .locator("[data-about]:visible")
    .evaluateAll((marks) => marks.map((one) => one.getAttribute("data-about")));
  expect(all.length).toBeGreaterThan(8);
  const told: string[] = [];
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press("i");
    await tip(page).waitFor();
    told.push(await tip(page).innerText());
  }
  expect(told).toEqual(all.slice(0, 4));
  await page.keyboard.press("Escape");
  await tip(page).waitFor({ state: "detached" });

  await page.setViewportSize(PHONE);
  expect(await page.evaluate(silent), "on a phone").toEqual([]);
  expect(someone.complaints.splice(0)).toEqual([]);
});

/** The other moments of a match: its beginning, its end and its replay. */
const MOMENTS = ["early", "result", "replay"].flatMap((moment) =>
  GAMES.map((game) => `${moment} ${game}`),
);

test.each(MOMENTS)("everything says what it is, and the keyboard asks: %s", async (name) => {
  const { page } = someone;
  await page.setViewportSize(WIDE);
  await go(name);
  expect(await page.evaluate(silent)).toEqual([]);
  if (name.startsWith("result")) {
    await page.getByRole("button", { name: say("result-fold") }).click();
    expect(await page.evaluate(silent), "below the result").toEqual([]);
  }
  // the key I answers, whatever has the focus
  await page.keyboard.press("i");
  await tip(page).waitFor();
  const first = page.locator("[data-about]:visible").first();
  expect(await tip(page).innerText()).toBe(await first.getAttribute("data-about"));
  await page.keyboard.press("Escape");
  await tip(page).waitFor({ state: "detached" });
  // and so does each mark that Tab leads to, once it has the focus
  const stops = page.locator("[data-about]:is(a, button, summary, [tabindex='0']):visible");
  if (await stops.count()) {
    await page.keyboard.press("Tab"); // by keyboard from now on
    await stops.first().focus();
    await until(
      async () =>
        (await tip(page).allInnerTexts())[0] === (await stops.first().getAttribute("data-about")),
    );
    // but it does not answer over what the key asks for, whether it comes before or afterwards
    await page.keyboard.press("Escape");
    await tip(page).waitFor({ state: "detached" });
    const blur = (): Promise<void> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await blur();
    await stops.first().focus();
    await page.keyboard.press("i");
    await tip(page).waitFor();
    const asked = await tip(page).innerText();
    await page.waitForTimeout(600); // longer than the focus waits
    expect(await tip(page).innerText()).toBe(asked);
    await blur();
    await stops.first().focus();
    await page.waitForTimeout(600);
    expect(await tip(page).innerText()).toBe(asked);
  }
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(silent), "on a phone").toEqual([]);
  expect(someone.complaints.splice(0)).toEqual([]);
});

test("a long press asks, and does not choose", async () => {
  const phone = await visitor(made, { viewport: PHONE, touch: true });
  const { page } = phone;
  const place = PLACES.find(({ name }) => name === "middle columba");
  if (place) await load(page, made, place, say);
  const box = await page.locator("[data-board] [data-about]:visible").first().boundingBox();
  if (!box) throw new Error("no mark");
  const client = await phone.context.newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await tip(page).waitFor();
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await tip(page).isVisible()).toBe(true);
  await phone.leave();
});
