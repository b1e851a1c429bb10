/** Whole games with nothing but the keyboard, from the first Tab to the result. */

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";

import { person, until } from "../person";
import { pegs } from "./columba";
import { lit } from "./columbiz";
import { luck } from "./hands";
import { focus, insist, names, playNow, press, tabTo, walk } from "./keys";
import { reaction } from "./piccioni";
import { can, expectLog, expectPoints, panel, playOn, type Step } from "./table";

async function whole(title: string, step: Step): Promise<void> {
  const { page, frames, complaints, leave } = await person();
  await playNow(page, title);
  await press(page, "?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await playOn(page, step);
  await expectPoints(page, frames);
  await expectLog(page, frames);
  expect((await focus(page)).name).toMatch(/win|share/); // the result is told at once
  await tabTo(page, ({ name }) => /^(Rematch|Play again)$/.test(name));
  expect(complaints).toEqual([]);
  await leave();
}

test("Columbiz is played with the keyboard alone", async () => {
  let turns = 0;
  await whole("Columbiz", async (page) => {
    const stand = can(page, /^Keep all/);
    if (await stand.isVisible()) return keepAll(page, turns++);
    if (await lit(page).count()) return placeByKeys(page);
    if (await can(page, /^End the turn|^Set .* aside/).isVisible()) await press(page, "e");
  });
});

/** First by walking to the dice and the button, later by the keys that the help lists. */
async function keepAll(page: Page, turn: number): Promise<void> {
  if (turn > 0) return press(page, "s");
  const dice = panel(page).getByRole("group", { name: "Dice" }).getByRole("button");
  await press(page, "1", "d", "ArrowRight", "Space");
  expect(await dice.nth(0).getAttribute("aria-pressed")).toBe("true");
  expect(await dice.nth(1).getAttribute("aria-pressed")).toBe("true");
  await tabTo(page, (at) => at.name.startsWith("Keep all"));
  await press(page, "Enter");
}

async function placeByKeys(page: Page): Promise<void> {
  await press(page, "n");
  const { name } = await focus(page);
  if (!/: free, costs/.test(name)) return; // the dice have changed meanwhile
  await press(page, "Enter");
  await until(async () => (await focus(page)).name.includes("chosen"));
  await press(page, "Enter");
  await until(async () => !(await focus(page)).name.includes("chosen"));
}

test("Columba is played with the keyboard alone", async () => {
  await whole("Columba", async (page) => {
    await tabTo(page, "The land");
    const go = can(page, /^(Place it here|Build here|Draw the objective)/);
    if ((await pegs(page)).length) {
      await press(page, "n", "Enter");
      await go.waitFor();
      return insist(page, "Enter", async () => !(await go.isVisible()));
    }
    if (await can(page, "Turn right").isVisible()) return press(page, "r");
    if (await can(page, /^Build a large/).isVisible()) return press(page, "Shift+B");
    if (await can(page, /^Build a small/).isVisible()) return press(page, "b");
    if (await can(page, /^Draw a new objective/).isVisible()) return press(page, "o", "Enter");
    if (await can(page, "End turn").isVisible()) await press(page, "e", "Enter");
  });
});

test("Piccioni is played with the keyboard alone", async () => {
  const any = luck(11);
  let [windows, isOrdered, tries] = [0, false, 0];
  /** What was begun may lead nowhere: after a while somebody lets go and does something else. */
  const aimOrLetGo = async (page: Page): Promise<void> => {
    if (++tries % 8) return aim(page);
    await press(page, "Escape", "Escape", "Escape", "n", "n", "e", "e");
  };
  await whole("Piccioni", async (page) => {
    if (await reaction(page).isVisible()) {
      windows++;
      return press(page, "p", "p");
    }
    if (windows > 3 && !isOrdered) {
      isOrdered = true;
      await passAlways(page);
    }
    const loud = panel(page).locator(".btn.go");
    if (await loud.isVisible()) return send(page, (await names(loud))[0] ?? "");
    const words = panel(page).getByRole("group", { name: "Moves" });
    if (!(await words.isVisible())) return aimOrLetGo(page);
    if (await can(page, "Back").isVisible()) return aimOrLetGo(page);
    tries = 0;
    if (any(4) === 0) return takeCard(page);
    const draw = words.getByRole("button", { name: "Draw three cards" });
    await ((await draw.isVisible()) && any(2) ? press(page, "d", "d") : press(page, "e", "e"));
  });
});

/** A standing order instead of an answer each time. */
async function passAlways(page: Page): Promise<void> {
  await tabTo(page, "Ask me every time");
  await press(page, "ArrowDown", "ArrowDown");
  expect(await page.getByRole("radio", { name: "Pass always" }).isChecked()).toBe(true);
}

async function send(page: Page, says: string): Promise<void> {
  await tabTo(page, ({ name, isOff }) => name === says && !isOff);
  await press(page, "Enter");
}

async function takeCard(page: Page): Promise<void> {
  if (!(await choose(page, hand(page)))) await press(page, "e", "e");
}

const hand = (page: Page): Locator => page.getByRole("toolbar", { name: "Your hand" });

/** Tab into a part of the table, walk to something that lights up there, and choose it. */
async function choose(page: Page, part: Locator): Promise<boolean> {
  const lit = part.getByRole("button", { disabled: false, pressed: false });
  if (!(await lit.count())) return false;
  const all = await names(part.getByRole("button"));
  await tabTo(page, ({ name }) => all.includes(name));
  if (!(await walk(page))) return false;
  await press(page, "Enter");
  const isWhole = await panel(page).locator(".btn.go").isVisible();
  if (isWhole && (await focus(page)).isPressed) await press(page, "Enter"); // once more: send
  return true;
}

/** From the list of what it can be, if that is short; else by walking over the table. */
async function aim(page: Page): Promise<void> {
  const few = panel(page).getByRole("list", { name: "What it can be" }).getByRole("button");
  if (await few.first().isVisible()) {
    await tabTo(page, (await names(few))[0] ?? "");
    return press(page, "Enter");
  }
  if (await choose(page, hand(page))) return;
  if (await choose(page, page.locator(".zones"))) return;
  const stage = page.getByRole("region", { name: "The middle of the table" });
  const backs = stage.getByRole("button", { disabled: false, pressed: false });
  if (!(await backs.count())) return;
  await tabTo(page, (await names(backs))[0] ?? "");
  await press(page, "Enter");
}
