/** The folder of files: the whole product without a server, and after one visit without a network. */

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { person, shoot, until, type Person } from "../person";
import { columba } from "../play/columba";
import { columbiz } from "../play/columbiz";
import { mouse } from "../play/hands";
import { piccioni } from "../play/piccioni";
import { panel, places, playNow, playOn, result, shownAt } from "../play/table";
import { site, type Site } from "./files";

let files: Site;
let someone: Person;

beforeAll(async () => {
  files = await site();
  someone = await person({ keeps: true }, files.url);
});
afterAll(async () => {
  await someone.leave();
  await files.remove();
});

const home = (page: Page): Promise<unknown> => page.goto(files.url);

test("one visit is enough to go on without a network", async () => {
  const { page, complaints } = someone;
  await page.getByText("Kept: it works without a network.").waitFor();
  expect(files.missed).toEqual([]);
  await files.cut();
  await page.reload();
  await playNow(page, "Columbiz");
  expect(page.url()).toMatch(/where\/\?\/t\/here-[0-9a-f]+$/);
  expect(complaints).toEqual([]);
});

test("a match outlives a reload, and is played to its end", async () => {
  const { page, complaints } = someone;
  const step = columbiz(await mouse(page));
  let steps = 0;
  await playOn(page, step, () => ++steps > 4);
  const at = await shownAt(page);
  await page.reload();
  await panel(page).waitFor();
  expect(await shownAt(page)).toBe(at);
  await playOn(page, step);
  const [first, second] = await places(page);
  expect(first?.score).toBeGreaterThanOrEqual(second?.score ?? Infinity);
  await shoot(page, "home-columbiz-over");
  expect(complaints).toEqual([]);
});

test("its record can be had, and looked at by whoever is given it", async () => {
  const { page, complaints } = someone;
  await page.getByRole("button", { name: "Fold away and look at the table" }).click();
  await page.getByRole("button", { name: "More" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const record = readFileSync(await (await saved).path(), "utf8");
  expect(record).toMatch(/^secret: /m);
  await home(page);
  await page.getByText("You won").or(page.getByText("Fledgling won")).first().waitFor();
  const given = { name: "given.txt", mimeType: "text/plain", buffer: Buffer.from(record) };
  await page.getByLabel("Look at a record that somebody has sent you:").setInputFiles(given);
  await page.waitForURL(/here-[0-9a-f]+\/replay/);
  await page.getByRole("grid").waitFor();
  await home(page);
  const forged = { ...given, buffer: Buffer.from(record.replace(/^(\d) put .*/m, "$1 put 9/9")) };
  await page.getByLabel("Look at a record that somebody has sent you:").setInputFiles(forged);
  await page
    .getByText(/cannot stand there/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ["Columba", columba],
  ["Piccioni", piccioni],
] as const)("%s begins against bots", async (title, plays) => {
  const { page, complaints } = someone;
  await home(page);
  await playNow(page, title);
  let steps = 0;
  const enough = (): boolean => !process.env.SOAK && ++steps > 4;
  await playOn(page, plays(await mouse(page)), enough);
  if (process.env.SOAK) await result(page).waitFor();
  await shoot(page, `home-${title.toLowerCase()}`);
  expect(complaints).toEqual([]);
});

test("hidden hands stay behind the curtain of a screen that is handed round", async () => {
  const { page, complaints } = someone;
  await home(page);
  await page
    .getByRole("link", { name: /Piccioni.*one screen|one screen.*Piccioni/i })
    .first()
    .click();
  await page.getByRole("button", { name: /^Open the table|^Begin|^Start|^Play/ }).click();
  await page.waitForURL(/here-/);
  const plays = piccioni(await mouse(page));
  const lift = page.getByRole("button", { name: /^I am / });
  await playOn(page, plays, () => lift.isVisible());
  expect(await page.locator(".hand").count()).toBe(0);
  await lift.click();
  await page.locator(".hand").first().waitFor();
  expect(complaints).toEqual([]);
});

test("rules, lessons and every language are there", async () => {
  const { page, complaints } = someone;
  await home(page);
  await page
    .getByRole("link", { name: /^Rules.*Columba|Columba.*rules/i })
    .first()
    .click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto(`${files.url}?/learn/columbiz`);
  await page.getByRole("main").getByRole("link").first().waitFor();
  for (const language of ["FR", "DE", "IT", "EN"]) {
    await home(page);
    await page.getByRole("button", { name: new RegExp(`^${language}, `) }).click();
    await until(
      async () => (await page.locator("html").getAttribute("lang")) === language.toLowerCase(),
    );
    expect(await page.locator("main").innerText()).not.toMatch(/start-|home-|\{/);
  }
  expect(complaints).toEqual([]);
});
