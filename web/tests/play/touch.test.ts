/** Whole games by taps on a phone; no single tap sends a move, and nothing is too wide. */

import { expect, test } from "vitest";
import type { Page } from "playwright-core";

import { person, PHONE, shoot, SMALL, table } from "../person";
import { columba } from "./columba";
import { columbiz } from "./columbiz";
import { fingers, type Hands } from "./hands";
import { piccioni } from "./piccioni";
import { expectLog, expectPoints, panel, playNow, playOn, tooWide, type Step } from "./table";

const GAMES: readonly (readonly [string, (hands: Hands) => Step])[] = [
  ["Columbiz", columbiz],
  ["Columba", columba],
  ["Piccioni", piccioni],
];

test.each(GAMES)("a game of %s is tapped through on a phone", async (title, plays) => {
  const { page, frames, complaints, leave } = await person({
    viewport: PHONE,
    touch: true,
    theme: "dark",
  });
  const step = plays(await fingers(page)); // who watches that no first tap sends anything
  const name = title.toLowerCase();
  await playNow(page, title, true);
  let steps = 0;
  await playOn(page, step, () => ++steps > 3);
  await shoot(page, `${name}-early-phone`);
  if (title === "Piccioni") await passAlways(page);
  await playOn(page, step);
  await shoot(page, `${name}-late-phone`);
  expect(await tooWide(page)).toEqual([]);
  await expectPoints(page, frames);
  await page.getByRole("button", { name: "Fold away and look at the table" }).tap();
  await tab(page, "Log").tap();
  await expectLog(page, frames);
  expect(complaints).toEqual([]);
  await leave();
});

/** A standing order, so that the rest goes quickly. */
async function passAlways(page: Page): Promise<void> {
  const more = page.getByText("Decks and standing orders");
  if (!(await more.isVisible())) return; // a window is open just now
  await more.tap();
  await page.getByRole("radio", { name: "Pass always" }).tap();
  await more.tap();
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name });

test.each(["columba", "columbiz", "piccioni"])("%s fits into 320 pixels", async (game) => {
  const { page, complaints, leave } = await person({ viewport: SMALL, touch: true });
  expect(await tooWide(page)).toEqual([]);
  const wish = { game, options: { seats: "4" }, seats: ["me", "homer", "homer", "homer"] };
  const id = await table(page, { ...wish, help: "coach" });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  await playOn(
    page,
    async () => undefined,
    () => true,
  ); // until it is my turn
  await shoot(page, `${game}-small`);
  expect(await tooWide(page)).toEqual([]);
  for (const name of ["Players", "Log", "Turn"]) {
    if (!(await tab(page, name).isVisible())) continue; // not every game has boards of players
    await tab(page, name).tap();
    expect(await tooWide(page), name).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await leave();
});
