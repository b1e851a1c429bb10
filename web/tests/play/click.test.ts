/** Whole games with the mouse, from the start page to the result. */

import { expect, test } from "vitest";

import { person, shoot, table } from "../person";
import { columba } from "./columba";
import { columbiz } from "./columbiz";
import { mouse, type Hands } from "./hands";
import { late } from "./late";
import { piccioni } from "./piccioni";
import { expectLog, expectPoints, panel, playNow, playOn, type Step } from "./table";

const GAMES: readonly (readonly [string, (hands: Hands) => Step])[] = [
  ["Columbiz", columbiz],
  ["Columba", columba],
  ["Piccioni", piccioni],
];

const JUNIOR = { seats: "2", variant: "junior" };

test.each(GAMES)("a game of %s is clicked through", async (title, plays) => {
  const { page, frames, complaints, leave } = await person();
  const hands = await mouse(page);
  const name = title.toLowerCase();
  await playNow(page, title);
  const step = plays(hands);
  let steps = 0;
  await playOn(page, step, () => ++steps > 3);
  await shoot(page, `${name}-early-wide`);
  await playOn(page, step);
  await shoot(page, `${name}-late-wide`);
  await expectPoints(page, frames);
  await expectLog(page, frames);
  await page.getByRole("button", { name: "Fold away and look at the table" }).click();
  await shoot(page, `${name}-folded-wide`);
  expect(complaints).toEqual([]);
  await leave();
});

/** The whole of it is played in `npm run browser:soak`; else its beginning, and its end below. */
test("a junior game of Columba is clicked through", async () => {
  const { page, frames, complaints, leave } = await person({ theme: "dark" });
  const id = await table(page, { game: "columba", options: JUNIOR, seats: ["me", "random"] });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  const step = columba(await mouse(page));
  let steps = 0;
  await playOn(page, step, () => ++steps > 20);
  await shoot(page, "columba-junior-dark");
  if (process.env.SOAK) await playOn(page, step);
  if (process.env.SOAK) await expectPoints(page, frames);
  await expectLog(page, frames);
  expect(complaints).toEqual([]);
  await leave();
});

test("a junior game of Columba is ended by clicks", async () => {
  const { someone, leave } = await late("columba", { theme: "dark" }, JUNIOR);
  const { page, frames, complaints } = someone;
  await playOn(page, columba(await mouse(page)));
  await expectPoints(page, frames);
  await expectLog(page, frames);
  expect(complaints).toEqual([]);
  await leave();
});
