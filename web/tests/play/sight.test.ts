/** What somebody looks at is in sight: nothing lies over it, and nothing old stays. */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { matches, type Matches } from "../page/places";
import { words } from "../page/words";
import { person, PHONE, until, type Likes, type Person } from "../person";

const say = await words("en");
const german = await words("de");
const LAPTOP = { width: 1280, height: 720 };
let made: Matches;

beforeAll(async () => {
  made = await matches();
});
afterAll(() => made.player.leave());

async function at(path: string, likes: Likes): Promise<Person> {
  const someone = await person(likes);
  await someone.context.addCookies(await made.player.cookies());
  await someone.page.goto(path);
  await someone.page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  return someone;
}

/** Whether nothing lies over an element, as far as a grid of points over it can tell. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    const points = parts.flatMap((x) =>
      parts.map((y) => [left + x * width, top + y * height] as const),
    );
    return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  });
}

/** Whether all of an element is inside the part of the page that it scrolls in. */
function isWhole(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    let around = one.parentElement;
    while (around && getComputedStyle(around).overflowY === "visible")
      around = around.parentElement;
    const frame = around!.getBoundingClientRect();
    return top >= frame.top - 1 && bottom <= frame.bottom + 1;
  });
}

const tab = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: say("page-tabs") }).getByRole("button", { name });

test("on a phone nothing of Piccioni's table lies over the log", async () => {
  const { page, leave } = await at(`/t/${made.middle.piccioni}`, { viewport: PHONE, touch: true });
  await page.getByRole("toolbar", { name: say("piccioni-hand") }).waitFor();
  await tab(page, say("page-tab-log")).tap();
  await until(() => isUncovered(page.getByRole("region", { name: say("page-log") })));
  await leave();
});

test("standing orders are folded, and seen whole when they are unfolded", async () => {
  const { page, leave } = await at(`/t/${made.middle.piccioni}`, { viewport: LAPTOP });
  const orders = page.getByText(say("piccioni-page-orders")).filter({ visible: true });
  await orders.scrollIntoViewIfNeeded(); // a low screen with a full turn may need it
  await until(() => isWhole(orders));
  await orders.click();
  const ways = page.getByRole("radio");
  await ways.last().waitFor();
  for (const way of await ways.all()) await until(() => isWhole(way));
  await leave();
});

test("the tip that says why not goes when the mouse goes elsewhere, even by way of the tip", async () => {
  const { page, leave } = await at(`/t/${made.middle.columba}`, { viewport: LAPTOP });
  const tip = page.getByRole("complementary", { name: say("page-why-not") });
  const land = (await page.locator(".land").boundingBox())!;
  await page.mouse.move(land.x + 60, land.y + land.height / 2);
  await page.mouse.move(land.x + 6, land.y + land.height / 2, { steps: 3 }); // far from all cards
  await tip.waitFor();
  const { x, y, height } = (await tip.boundingBox())!;
  expect(x).toBeLessThan(land.x); // it hangs over the boards
  await page.mouse.move(x + 8, y + height / 2, { steps: 4 });
  await tip.waitFor(); // its link can be reached
  await page.mouse.move(x - 90, y + height / 2, { steps: 6 });
  await tip.waitFor({ state: "detached" });
  await leave();
});

test("a change of language leaves no reason in the old one", async () => {
  const { page, leave } = await at(`/t/${made.middle.columba}`, { viewport: LAPTOP });
  await page.getByText(say("columba-refuse-card-first")).waitFor();
  await page.getByRole("button", { name: say("page-more"), exact: true }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByText(german("columba-refuse-card-first")).waitFor();
  expect(await page.getByText(say("columba-refuse-card-first")).count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem("dovecote.settings"));
  await leave();
});
