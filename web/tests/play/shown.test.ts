/** What a lesson speaks of is marked, and what it shows is in sight. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { LANGUAGES, words, type Say } from "../page/words";
import { person, PHONE, until } from "../person";
import { said, teacher } from "./lessons";

const LAPTOP = { width: 1280, height: 800 };

/** Have the move shown; the button that makes it, which has the focus then. */
async function show(page: Page, say: Say): Promise<Locator> {
  await teacher(page)
    .getByRole("button", { name: say("page-learn-show"), exact: true })
    .click();
  const go = page.locator(".turn .btn.go:focus");
  await go.waitFor();
  return go;
}

async function make(page: Page, say: Say): Promise<void> {
  await page.locator(".log").waitFor();
  const before = await said(page);
  await (await show(page, say)).press("Enter");
  await until(async () => (await said(page)) !== before);
}

/** Whether all of it can be seen: each of its corners is its own. */
function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const corners = [left + 12, right - 12].flatMap((x) =>
      [top + 3, bottom - 3].map((y) => document.elementFromPoint(x, y)),
    );
    return corners.every((found) => one.contains(found));
  });
}

test.each(LANGUAGES)(
  "on a phone the button of a shown move is in sight, in %s",
  async (language) => {
    const say = await words(language);
    const { page, leave } = await person({ viewport: PHONE, touch: true, language });
    for (const lesson of ["the-end", "lady", "guano", "sharing"]) {
      await page.goto(`/learn/piccioni/${lesson}`);
      const go = await show(page, say);
      await page.locator(".turn .pinned").waitFor();
      await until(() => isSeen(go));
    }
    await leave();
  },
);

test.each(LANGUAGES)("who may follow the Lady is asked beside her, in %s", async (language) => {
  const say = await words(language);
  const { page, leave } = await person({ viewport: LAPTOP, language }, "/learn/piccioni/lady");
  for (let step = 1; step <= 4; step++) await make(page, say);
  const choices = page.locator(".turn .few .btn");
  await expect.poll(() => choices.count()).toBe(5);
  const spills = await choices.evaluateAll((all) => {
    const isOut = (one: Element): boolean => {
      const [around, inside] = [one, one.firstElementChild!].map((it) =>
        it.getBoundingClientRect(),
      );
      return inside!.left < around!.left || inside!.right > around!.right;
    };
    return all.filter((one) => isOut(one) || one.scrollWidth > one.clientWidth).length;
  });
  expect(spills).toBe(0);
  const stage = page.getByRole("region", { name: say("piccioni-page-stage") });
  expect(await stage.innerText()).toContain(say("piccioni-card-lady"));
  await leave();
});

test("points below zero have a real minus", async () => {
  const say = await words("en");
  const { page, leave } = await person({ viewport: LAPTOP }, "/learn/piccioni/first-turn");
  await show(page, say);
  await expect.poll(() => page.locator(".points.change").allInnerTexts()).toEqual(["−1 → 1"]);
  await leave();
});

test("a lesson that speaks of the objective points at it, wherever it lies", async () => {
  const { page, leave } = await person({ viewport: LAPTOP }, "/learn/columba/capturing");
  const marked = page.locator(":is(.obj, .aim, .mb).spot").filter({ visible: true });
  await expect.poll(() => marked.count()).toBe(1);
  expect(await marked.getAttribute("data-objective")).toBe("0");
  await page.setViewportSize(PHONE);
  await until(async () => (await marked.getAttribute("class"))?.includes("aim") ?? false);
  expect(await marked.count()).toBe(1);
  await leave();
});
