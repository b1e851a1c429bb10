/** A finished match judged, tried again and played on. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { EMPTY, person, until, type Person } from "../person";
import { judged, type Judged } from "./judged";
import { settled } from "./places";
import { Player } from "./player";
import { violations } from "./violations";
import { words } from "./words";

const say = await words("en");

let player: Player;
let match: Judged;
beforeAll(async () => {
  player = await Player.come();
  match = await judged(player);
});
afterAll(() => player.leave());

async function watching(path: string): Promise<Person> {
  const someone = await person({}, EMPTY);
  await player.lend(someone);
  await someone.page.goto(path);
  await settled(someone.page);
  return someone;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();
const isAt = (page: Page, at: number): Promise<boolean> =>
  until(async () => (await page.getByText(`Move ${at} of`).count()) > 0);

test("the curve leads to the marks, and the better move lies on the table", async () => {
  const { page, complaints, leave } = await watching(`/t/${match.id}/replay`);
  const { told, mistakes: wrong } = match;
  const all = told.report!.decisions.filter(({ mark }) => mark === "bad" || mark === "doubtful");
  const marked = [...all, ...told.report!.turning].map(({ at }) => at).sort((a, b) => a - b);
  const own = all.filter(({ seat }) => seat === 0); // giving up, too, if there was a chance left
  expect(await page.locator(".curve .mark").count()).toBe(own.length);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Shift+ArrowRight");
  await isAt(page, marked[0]!);
  await page.getByRole("slider", { name: say("replay-scrub") }).fill(`${wrong[0]!.at}`);
  const verdict = page.getByRole("group", { name: say("page-analysis-verdict") });
  await verdict.getByText(say(`analysis-mark-${wrong[0]!.mark}`)).waitFor();
  await press(page, say("page-analysis-show"));
  await page.getByText(say("page-analysis-shown-here")).waitFor();
  expect(await page.locator(".ghost[inert]").count()).toBe(1);
  await page.keyboard.press("ArrowRight"); // whoever goes on takes it off
  await until(async () => (await page.locator(".ghost").count()) === 0);
  expect(await violations(page)).toEqual([]);
  await press(page, say("page-analysis-summary"));
  const summary = page.getByRole("dialog", { name: say("page-analysis-summary") });
  expect(await violations(page)).toEqual([]);
  expect(await summary.getByRole("row").count()).toBeGreaterThanOrEqual(6);
  expect(complaints).toEqual([]);
  await leave();
});

test("a puzzle tells whether a move is as good as the champion's", async () => {
  const { page, complaints, leave } = await watching(
    `/t/${match.id}/puzzles/${match.mistakes[0]!.at}`,
  );
  const told = page.locator(".ask .told");
  await press(page, say("page-puzzle-show"));
  await told.getByText(/champion’s choice/).waitFor();
  await press(page, say("page-learn-again"));
  await until(async () => (await told.count()) === 0);
  expect(complaints).toEqual([]);
  await leave();
});

test("a match goes another way from any move", async () => {
  const { page, complaints, leave } = await watching(
    `/t/${match.id}/replay?at=${match.mistakes[0]!.at}`,
  );
  await press(page, say("page-playon"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("page-playon-go") })
    .click();
  await page.waitForURL(/\/t\/(?!.*replay)/);
  await settled(page);
  expect(page.url()).not.toContain(match.id);
  await page.getByText(say("branched-short")).first().waitFor({ state: "attached" });
  expect(complaints).toEqual([]);
  await leave();
});
