/**
 * Nothing but the keyboard: from the first Tab into a match, and through its end to the result. A
 * result is the same for every game: one is reached by keys, the others in `browser:soak`.
 */

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";

import { against } from "../page/places";
import { Player } from "../page/player";
import { EMPTY, person, until } from "../person";
import { pegs } from "./columba";
import { lit } from "./columbiz";
import { luck } from "./hands";
import { focus, insist, names, playNow, press, tabTo, walk } from "./keys";
import { reaction, soon } from "./piccioni";
import { late } from "./late";
import {
  can,
  expectLog,
  expectPoints,
  panel,
  playOn,
  sent,
  unhurried,
  type Game,
  type Step,
} from "./table";

/** From the first Tab on the start page, through the list of keys, for some steps. */
async function begins(title: string, step: Step, enough: () => boolean): Promise<void> {
  const { page, complaints, leave } = await person();
  await playNow(page, title);
  await press(page, "?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await playOn(page, step, enough);
  expect(complaints).toEqual([]);
  await leave();
}

/** The last turns of a match, and its result. */
async function ends(game: Game, step: Step): Promise<void> {
  const { someone, leave } = await late(game);
  const { page, frames, complaints } = someone;
  await playOn(page, step);
  await expectPoints(page, frames);
  await expectLog(page, frames);
  expect((await focus(page)).name).toMatch(/win|share/); // the result is told at once
  await tabTo(page, ({ name }) => /^(Rematch|Play again)$/.test(name));
  expect(complaints).toEqual([]);
  await leave();
}

const after = (steps: number): (() => boolean) => {
  let count = 0;
  return () => ++count > steps;
};

const columbiz = (): Step => {
  let turns = 0;
  return async (page) => {
    const stand = can(page, /^Keep all/);
    if (await stand.isVisible()) return keepAll(page, turns++);
    if (await lit(page).count()) return placeByKeys(page);
    if (await can(page, /^End the turn|^Set .* aside/).isVisible()) await press(page, "e");
  };
};

test("Columbiz is begun with the keyboard alone", () => begins("Columbiz", columbiz(), after(8)));
test("Columbiz is ended with the keyboard alone", () => ends("columbiz", columbiz()));

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

const columba: Step = async (page) => {
  await tabTo(page, "The territory");
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
  if (await can(page, "End the turn").isVisible()) await press(page, "e", "Enter");
};

test("Columba is begun with the keyboard alone", () => begins("Columba", columba, after(8)));
test.runIf(process.env.SOAK)("Columba is ended with the keyboard alone", () =>
  ends("columba", columba),
);

/** With an order never to be asked in windows, once a few steps are done; without it, asked. */
function piccioni(hasOrder: boolean): Step {
  const any = luck(11);
  let [tries, steps] = [0, 0];
  /** What was begun may lead nowhere: after a while somebody lets go and does something else. */
  const aimOrLetGo = async (page: Page): Promise<void> => {
    if (++tries % 8) return aim(page);
    await press(page, "Escape", "Escape", "Escape", "n", "e", "e");
  };
  return unhurried(async (page) => {
    if (await reaction(page).isVisible()) return press(page, "p");
    if (await soon(page).isVisible()) return soon(page).waitFor({ state: "hidden" });
    if (++steps === 4 && hasOrder) await passAlways(page);
    const loud = panel(page).locator(".btn.go");
    if (await loud.isVisible()) return send(page, (await names(loud))[0] ?? "");
    const words = panel(page).getByRole("group", { name: "Moves" });
    if (!(await words.isVisible())) return aimOrLetGo(page);
    if (await can(page, "Back").isVisible()) return aimOrLetGo(page);
    tries = 0;
    if (any(4) === 0) return takeCard(page);
    const draw = words.getByRole("button", { name: "Draw three cards" });
    await ((await draw.isVisible()) && any(2) ? press(page, "d") : press(page, "e", "e"));
  });
}

test("Piccioni is begun with the keyboard alone", () =>
  begins("Piccioni", piccioni(true), after(14)));
test.runIf(process.env.SOAK)("Piccioni is ended with the keyboard alone", () =>
  ends("piccioni", piccioni(false)),
);

test("a reaction window is answered with the keyboard alone", async () => {
  const player = await Player.come();
  const wish = { game: "piccioni", seats: against("piccioni") };
  const id = await player.asked(wish, { begins: "react" }); // who could only pass is not asked
  const { page, context, complaints, leave } = await person({}, EMPTY);
  await player.lend({ page, context });
  await page.goto(`/t/${id}`);
  await reaction(page).waitFor();
  const moves = await sent(page);
  await insist(page, "p", async () => (await moves()).length > 0);
  const [first] = await moves(); // the next question may be answered by itself, if it has one answer
  expect(JSON.stringify(first)).toMatch(/^"pass"$|^\{"type":"Pass"\}$/); // in words or fields
  expect(complaints).toEqual([]);
  await Promise.all([player.leave(), leave()]);
});

/** A standing order instead of an answer each time. */
async function passAlways(page: Page): Promise<void> {
  await tabTo(page, ({ name }) => name.startsWith("Standing orders"));
  await press(page, "Enter");
  await tabTo(page, "Ask me every time");
  await press(page, "ArrowDown", "ArrowDown");
  await until(() => page.getByRole("radio", { name: "Always let it happen" }).isChecked());
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
  const few = panel(page).getByRole("list", { name: "Choose one" }).getByRole("button");
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
