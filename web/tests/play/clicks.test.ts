/** How many clicks a match of Piccioni takes, beside those it took when each move was sent twice. */

import { expect, test } from "vitest";

import { person, table } from "../person";
import { against } from "../page/places";
import {
  clicksBefore,
  countPresses,
  deliberate,
  movesOf,
  type Manner,
  type Sent,
} from "./deliberate";
import { panel, playOn } from "./table";

/** `MANNER=before` counts at a server with the page of before, `clicks` without carrying cards. */
const MANNER = (process.env.MANNER ?? "drags") as Manner;

const isThrown = (move: Sent | undefined): boolean =>
  /discard/i.test(JSON.stringify(move?.do ?? ""));

test("a match of Piccioni takes at most half the clicks it took", async () => {
  const { page, frames, complaints, leave } = await person();
  const moves = movesOf(page);
  const id = await table(page, { game: "piccioni", seats: against("piccioni") });
  await page.clock.install(); // so that nobody waits for what goes on by itself
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  const clicks = await countPresses(page);
  await playOn(page, deliberate(page, frames, MANNER));
  const [made, before] = [await clicks(), clicksBefore(frames, moves())];
  console.info(
    `Piccioni by ${MANNER}: ${made} presses for ${moves().length} moves, ${before} before`,
  );
  expect(moves().length).toBeGreaterThan(20);
  if (MANNER === "before") return expect(made).toBe(before);
  // how much must be thrown away is luck: each card takes a click, and all of them one more
  const thrown = moves().filter(isThrown);
  const times = moves().filter((move, n, all) => isThrown(move) && !isThrown(all[n - 1])).length;
  expect(made).toBeLessThan(before);
  expect(made - thrown.length - times).toBeLessThanOrEqual(
    (before - clicksBefore(frames, thrown)) / 2,
  );
  expect(complaints).toEqual([]);
  await leave();
});
