/**
 * Games with the mouse, from the start page. One is played to its result, and so is a junior game
 * of Columba; Piccioni is in `clicks.test.ts`, and all of all in `npm run browser:soak`. What lies
 * between the beginning and the end is played with the mouse there, else on another device.
 */

import { expect, test } from "vitest";

import { person, shoot } from "../person";
import { columba } from "./columba";
import { columbiz } from "./columbiz";
import { mouse, type Hands } from "./hands";
import { hurry, late, LEFT } from "./late";
import { piccioni } from "./piccioni";
import { expectLog, expectPoints, playNow, playOn, type Game, type Step } from "./table";

const GAMES: readonly (readonly [string, (hands: Hands) => Step])[] = [
  ["Columbiz", columbiz],
  ["Columba", columba],
  ["Piccioni", piccioni],
];

const JUNIOR = { seats: "2", variant: "junior" };

/** How many steps show how a game begins. */
const BEGINNING = 10;

test.each(GAMES)("a game of %s is clicked through", async (title, plays) => {
  const someone = await person();
  const { page, frames, complaints, leave } = someone;
  const hands = await mouse(page);
  const name = title.toLowerCase() as Game;
  await playNow(page, title);
  const step = plays(hands);
  let steps = 0;
  await playOn(page, step, () => ++steps > 3);
  await shoot(page, `${name}-early-wide`);
  if (!process.env.SOAK) {
    await playOn(page, step, () => ++steps > BEGINNING);
    expect(complaints).toEqual([]);
    if (name !== "columbiz") return leave(); // how the others end is clicked elsewhere
    await hurry(someone, new URL(page.url()).pathname.slice(3), LEFT[name]);
  }
  await playOn(page, step);
  await shoot(page, `${name}-late-wide`);
  await expectPoints(page, frames);
  await expectLog(page, frames);
  await page.getByRole("button", { name: "Fold away and look at the table" }).click();
  await shoot(page, `${name}-folded-wide`);
  expect(complaints).toEqual([]);
  await leave();
});

test("a junior game of Columba is ended by clicks", async () => {
  const { someone, leave } = await late("columba", { theme: "dark" }, JUNIOR);
  const { page, frames, complaints } = someone;
  await shoot(page, "columba-junior-dark");
  await playOn(page, columba(await mouse(page)));
  await expectPoints(page, frames);
  await expectLog(page, frames);
  expect(complaints).toEqual([]);
  await leave();
});
