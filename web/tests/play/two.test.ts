/** Two people before two browsers: an invitation, a reload, a broken line, a second tab. */

import { expect, test } from "vitest";
import type { Page } from "playwright-core";

import { person, until, type Person } from "../person";
import { Cable } from "../page/cable";
import { Player } from "../page/player";
import { columbiz } from "./columbiz";
import { mouse } from "./hands";
import { expectLog, panel, places, playTogether } from "./table";

const BOARD = { name: /^The dovecote/ };

/** A table for friends; the link that is sent to them. */
async function invite(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Invite friends: Columbiz" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  return page.getByRole("textbox", { name: "Link to this table" }).inputValue();
}

/** The board in words. */
async function board(page: Page): Promise<readonly (string | null)[]> {
  const squares = page.getByRole("grid", BOARD).getByRole("gridcell");
  return squares.evaluateAll((all) =>
    // what is new to whom, and what they may take, differs
    all.map(
      (one) =>
        one.ariaLabel?.replace(/: (free|chosen|needs).*/, ": free").replace(/ \(new.*/, "") ?? "",
    ),
  );
}

async function sees(page: Page, other: Page): Promise<void> {
  let squares: readonly (readonly [string | null, string | null | undefined])[] = [];
  const isSame = async (): Promise<boolean> => {
    const [here, there] = [await board(page), await board(other)];
    squares = here.map((one, index) => [one, there[index]] as const);
    squares = squares.filter(([one, another]) => one !== another);
    return here.length === there.length && squares.length === 0;
  };
  await until(isSame).catch(() => {
    throw new Error(`the boards differ: ${JSON.stringify(squares)}`);
  });
}

const isTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith("●");

/** So many steps of both are shown where it matters; in `npm run browser:soak` more of them. */
const SOME = process.env.SOAK ? 6 : 3;

const after = (steps: number): (() => boolean) => {
  let count = 0;
  return () => ++count > steps;
};

/** Without their hands, on other devices of theirs, until few pawns are left; their pages look on. */
async function hurry(ada: Person, ben: Person, id: string, left: number): Promise<void> {
  const come = async ({ context }: Person): Promise<Player> =>
    Player.come(undefined, await context.cookies());
  const players = [await come(ada), await come(ben)];
  await Promise.any(players.map((player) => player.play(id, { left }))); // whoever is asked then
  await Promise.all(players.map((player) => player.leave()));
}

test("two browsers play to the end whatever happens to page and line", async () => {
  const line = await Cable.lay();
  const [ada, ben] = [await person(), await person({}, `${line.url}/`)];
  const link = new URL(await invite(ada.page));
  await ben.page.goto(line.url + link.pathname);
  await ben.page.getByRole("button", { name: "Sit here: seat 2" }).click();
  await Promise.all([panel(ada.page).waitFor(), panel(ben.page).waitFor()]);
  const adas = [ada.page, columbiz(await mouse(ada.page))] as const;
  const bens = [ben.page, columbiz(await mouse(ben.page))] as const;
  await playTogether([adas, bens], after(SOME));
  await hurry(ada, ben, link.pathname.slice(3), 8);

  // a reload changes nothing
  await sees(ada.page, ben.page);
  const before = await board(ada.page);
  await ada.page.reload();
  await panel(ada.page).waitFor();
  expect(await board(ada.page)).toEqual(before);
  await playTogether([adas, bens], after(SOME));

  // Ben's line is cut in their turn: they move all the same, and the move is made once
  await playTogether([adas, bens], () => isTurn(ben.page));
  await sees(ada.page, ben.page);
  await line.pull();
  await ben.page.getByText("The line is down; your table waits.").waitFor();
  expect(await ben.page.getByRole("grid", BOARD).isVisible()).toBe(true);
  const move = bens[1](ben.page);
  await line.plug();
  await ben.page
    .getByRole("button", { name: "Try now" })
    .click({ timeout: 2000 })
    .catch(() => 0);
  await ben.page.getByText("The line is down").waitFor({ state: "detached" });
  await move;
  await sees(ada.page, ben.page);

  // a second tab of Ada's seat shows the same, and can move
  const tab = await ada.context.newPage();
  await tab.goto(link.pathname);
  await panel(tab).waitFor();
  const tabs = [tab, columbiz(await mouse(tab))] as const;
  await sees(tab, ada.page);
  await playTogether([tabs, bens], after(SOME));
  await sees(ada.page, tab);

  if (!process.env.SOAK) await hurry(ada, ben, link.pathname.slice(3), 1);
  await playTogether([adas, bens]);
  const ends = await Promise.all([places(ada.page), places(ben.page), places(tab)]);
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
  await expectLog(ada.page, ada.frames, 0);
  await expectLog(ben.page, ben.frames, 1);
  expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  await line.pull();
  await ada.leave();
  await ben.leave();
});
