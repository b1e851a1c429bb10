/** The folder of files: the whole product without a server, and after one visit without a network. */

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { person, shoot, until, type Person } from "../person";
import { columba } from "../play/columba";
import { columbiz } from "../play/columbiz";
import { mouse } from "../play/hands";
import { piccioni } from "../play/piccioni";
import { panel, places, playNow, playOn, result, shownAt, type Step } from "../play/table";
import { site, STARTING, type Site } from "./files";

let files: Site;
let someone: Person;

beforeAll(async () => {
  files = await site();
  someone = await person({ keeps: true }, files.url);
  someone.page.setDefaultTimeout(STARTING);
});
afterAll(async () => {
  await someone.leave();
  await files.remove();
});

/** Go to a place as a link leads there, so that Python need not begin again. */
async function go(page: Page, place = ""): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, files.url + place);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

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

test("a match outlives a reload, and comes to its end", async () => {
  const { page, complaints } = someone;
  const step = columbiz(await mouse(page));
  const pawns = page.getByRole("gridcell", { name: /: pawn of/ });
  await playOn(page, step, async () => (await pawns.count()) > 0);
  const at = await shownAt(page);
  await until(() =>
    page.evaluate(async () => (await (await caches.open("dovecote-start")).keys()).length > 0),
  );
  await page.reload(); // from here on Python starts from the memory that was kept
  await panel(page).waitFor();
  expect(await shownAt(page)).toBe(at);
  await (process.env.SOAK ? playToTheEnd(page, step) : giveUp(page));
  await result(page).waitFor();
  await shoot(page, "home-columbiz-over");
  expect(complaints).toEqual([]);
});

/** As it is played in `npm run browser:soak`. */
async function playToTheEnd(page: Page, step: Step): Promise<void> {
  await playOn(page, step);
  const [first, second] = await places(page);
  expect(first?.score).toBeGreaterThanOrEqual(second?.score ?? Infinity);
}

/** The quickest end. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Give up", exact: true }).click();
  await page.getByRole("button", { name: /^Really give up/ }).click();
  await page.getByRole("heading", { name: "You gave up. Fledgling wins!" }).waitFor();
}

test("its record can be had, and looked at by whoever is given it", async () => {
  const { page, complaints } = someone;
  await page.getByRole("button", { name: "Fold away and look at the table" }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const record = readFileSync(await (await saved).path(), "utf8");
  expect(record).toMatch(/^secret: /m);
  await go(page);
  await page.getByText("You won").or(page.getByText("Fledgling won")).first().waitFor();
  const given = { name: "given.txt", mimeType: "text/plain", buffer: Buffer.from(record) };
  await page.locator("input[type=file]").setInputFiles(given);
  await page.waitForURL(/here-[0-9a-f]+\/replay/);
  await page.getByRole("grid").waitFor();
  await go(page);
  const forged = { ...given, buffer: Buffer.from(record.replace(/^(\d) put .*/m, "$1 put 9/9")) };
  await page.locator("input[type=file]").setInputFiles(forged);
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
  await go(page);
  await playNow(page, title);
  let steps = 0;
  const enough = (): boolean => !process.env.SOAK && ++steps > 4;
  await playOn(page, plays(await mouse(page)), enough);
  if (process.env.SOAK) await result(page).waitFor();
  await shoot(page, `home-${title.toLowerCase()}`);
  expect(complaints).toEqual([]);
});

test("a match is taken along as a file, and goes on wherever it is opened", async () => {
  const { page, complaints } = someone;
  await page.getByRole("button", { name: "More", exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Take it to a server, as a file" }).click();
  const record = readFileSync(await (await saved).path(), "utf8");
  const entries = record.split("\n").filter((line) => /^([*!]|\d) /.test(line)).length;
  await go(page);
  await page.getByText("Or paste it").click();
  await page.getByLabel("The text of the record").fill(record);
  await page.getByRole("button", { name: "Open it" }).click();
  await page.waitForURL(/here-[0-9a-f]+$/);
  await panel(page).waitFor();
  expect(await shownAt(page)).toBeGreaterThanOrEqual(entries);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByText(`nobody vouches for its luck up to move ${entries}`).waitFor();
  expect(complaints).toEqual([]);
});

test("cards of one's own are read from a file, mended, kept and played with", async () => {
  const { page, complaints } = someone;
  await go(page, "?/cards");
  const columns = Array.from({ length: 6 }, () => "[1, 2, 3, 4, 5, 6]").join(", ");
  const text = `title = "My tower"\nprovenance = "Made up."\ncolumns = [${columns.replace("6]", "5]")}]\n`;
  const file = { name: "tower.toml", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.waitForURL(/\?\/cards\/columbiz\/new/);
  await page
    .getByText(/to mend|mended/)
    .first()
    .waitFor();
  await page.locator('[data-at="0,0"]').focus();
  await page.keyboard.type("123456");
  await page.getByText("All is well: it can be played.").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\?\/cards\/here-[0-9a-f]+$/);
  await page.reload();
  await page.getByRole("heading", { name: "My tower" }).waitFor();
  await shoot(page, "home-cards");
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.waitForURL(/\/t\/here-/);
  await panel(page).waitFor();
  expect(await page.locator("[data-set]").first().textContent()).toContain("My tower");
  await page.getByRole("button", { name: "More", exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toContain('> title = "My tower"');
  expect(complaints).toEqual([]);
});

test("hidden hands stay behind the curtain of a screen that is handed round", async () => {
  const { page, complaints } = someone;
  await go(page);
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
  await go(page);
  await page
    .getByRole("link", { name: /^Rules.*Columba|Columba.*rules/i })
    .first()
    .click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await go(page, "?/learn/columbiz");
  await page.getByRole("main").getByRole("link").first().waitFor();
  for (const language of ["FR", "DE", "IT", "EN"]) {
    await go(page);
    await page.getByRole("button", { name: new RegExp(`^${language}, `) }).click();
    await until(
      async () => (await page.locator("html").getAttribute("lang")) === language.toLowerCase(),
    );
    expect(await page.locator("main").innerText()).not.toMatch(/start-|home-|\{/);
  }
  expect(complaints).toEqual([]);
});
