/** The log of an opponent's turn: one block in words, unfolded by keys, lighting its places. */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { matches, settled, type Matches } from "../page/places";
import { EMPTY, PHONE, person, shoot, WIDE } from "../person";
import { CODES, news, type Game } from "./table";

let made: Matches;
beforeAll(async () => {
  made = await matches();
});
afterAll(() => made.player.leave());

/** How a place looks that is lit, in each game. */
const LIT: Readonly<Record<Game, string>> = {
  columba: "main rect.spot",
  columbiz: "main .spot",
  piccioni: ".spot",
};

async function seated(game: Game, viewport: typeof WIDE) {
  const someone = await person({ viewport }, EMPTY);
  await made.player.lend(someone);
  await someone.page.goto(`/t/${made.middle[game]}`);
  await settled(someone.page);
  return someone;
}

/** The blocks of whole turns of a bot. */
function turnsOf(page: Page): Locator {
  const told = page.getByRole("button", { name: /^Scatterbrain( 2)? /, expanded: false });
  return news(page).getByRole("listitem").filter({ has: told });
}

const GAMES: readonly Game[] = ["columba", "columbiz", "piccioni"];
test.each(GAMES)("an opponent's turn of %s is one block that unfolds", async (game) => {
  const { page, complaints, leave } = await seated(game, WIDE);
  const lit = page.locator(LIT[game]);
  let most = 0;
  // luck may leave somebody nothing to place: on to a turn that has a place to show
  while (most === 0) {
    const head = turnsOf(page).first().getByRole("button");
    expect(await head.innerText()).not.toMatch(CODES);
    await head.evaluate((one: HTMLElement) => one.focus());
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.ariaExpanded)).toBe("true");
    const lines = page.locator("[aria-expanded=true]:focus + ol > li");
    expect(await lines.count()).toBeGreaterThan(1);
    for (const line of await lines.allTextContents()) expect(line).not.toMatch(CODES);
    await shoot(page, `${game}-log-wide`);
    // down through its lines: a line that is about a place lights it
    for (let nth = await lines.count(); nth > 0; nth--) {
      await page.keyboard.press("ArrowDown");
      most = Math.max(most, await lit.count());
    }
  }
  expect(complaints).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByRole("navigation", { name: "Parts of the table" }).getByText("Log").click();
  await shoot(page, `${game}-log-phone`);
  await leave();
});
