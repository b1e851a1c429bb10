/** Two people before two browsers: an invitation, a reload, a broken line, a second tab. */

import { expect, inject, test } from "vitest";
import type { Page } from "playwright-core";

import { person, until } from "../person";
import { cable } from "./cable";
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
    all.map((one) => one.ariaLabel?.replace(/: free.*|: chosen.*/, ": free") ?? ""),
  );
}

async function sees(page: Page, other: Page): Promise<void> {
  await until(async () => `${await board(page)}` === `${await board(other)}`);
}

const isTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith("●");

const after = (steps: number): (() => boolean) => {
  let count = 0;
  return () => ++count > steps;
};

test("two browsers play to the end whatever happens to page and line", async () => {
  const line = await cable(inject("url"));
  const [ada, ben] = [await person(), await person({}, `${line.url}/`)];
  const link = new URL(await invite(ada.page));
  await ben.page.goto(line.url + link.pathname);
  await ben.page.getByRole("button", { name: "Sit here: seat 2" }).click();
  await Promise.all([panel(ada.page).waitFor(), panel(ben.page).waitFor()]);
  const adas = [ada.page, columbiz(await mouse(ada.page))] as const;
  const bens = [ben.page, columbiz(await mouse(ben.page))] as const;
  await playTogether([adas, bens], after(12));

  // a reload changes nothing
  await sees(ada.page, ben.page);
  const before = await board(ada.page);
  await ada.page.reload();
  await panel(ada.page).waitFor();
  expect(await board(ada.page)).toEqual(before);
  await playTogether([adas, bens], after(6));

  // Ben's line is cut in his turn: he moves all the same, and the move is made once
  await playTogether([adas, bens], () => isTurn(ben.page));
  await sees(ada.page, ben.page);
  line.cut();
  await ben.page.getByText("The line is down; your table waits.").waitFor();
  expect(await ben.page.getByRole("grid", BOARD).isVisible()).toBe(true);
  const move = bens[1](ben.page);
  line.mend();
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
  await playTogether([tabs, bens], after(8));
  await sees(ada.page, tab);

  await playTogether([adas, bens]);
  const ends = await Promise.all([places(ada.page), places(ben.page), places(tab)]);
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
  await expectLog(ada.page, ada.frames, 0);
  await expectLog(ben.page, ben.frames, 1);
  expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  line.end();
  await ada.leave();
  await ben.leave();
});
