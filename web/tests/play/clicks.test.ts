/** How many clicks a match of Piccioni takes, beside those it took when each move was sent twice. */

import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { EMPTY, person, table } from "../person";
import { against } from "../page/places";
import {
  clicksBefore,
  clicksNow,
  countPresses,
  deliberate,
  movesOf,
  questions,
  type Made,
  type Manner,
} from "./deliberate";
import { expectLog, expectPoints, panel, playOn } from "./table";

/** `MANNER=before` counts at a server with the page of before, `clicks` without carrying cards. */
const MANNER = (process.env.MANNER ?? "drags") as Manner;
const PYTHON = join(dirname(process.env.DOVECOTE ?? "../.venv/bin/dovecote"), "python");

const sum = (made: readonly Made[], clicks: typeof clicksNow): number =>
  made.reduce((all, one) => all + clicks(one, one.move), 0);

test("a match of Piccioni takes the clicks that its moves need, or fewer by carrying", async () => {
  const { page, frames, complaints, leave } = await person({}, EMPTY);
  const moves = movesOf(page);
  const id = await table(page, { game: "piccioni", seats: against("piccioni") });
  await page.clock.install(); // so that nobody waits for what goes on by itself
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  const clicks = await countPresses(page);
  await playOn(page, deliberate(page, frames, MANNER));
  const made = questions(frames, moves());
  const [presses, now, before] = [await clicks(), sum(made, clicksNow), sum(made, clicksBefore)];
  console.info(`Piccioni by ${MANNER}: ${presses} presses, ${now} clicks, ${before} before`);
  expect(made.length).toBeGreaterThan(20);
  if (MANNER === "before") return expect(presses).toBe(before);
  if (MANNER === "clicks") expect(presses).toBe(now);
  expect(presses).toBeLessThanOrEqual(now);
  await expectPoints(page, frames);
  await expectLog(page, frames);
  expect(complaints).toEqual([]);
  await leave();
});

test("matches of Piccioni take at most half the clicks they took, by clicks alone", async () => {
  const how = { maxBuffer: 1 << 28 };
  const script = join(import.meta.dirname, "decisions.py");
  const { stdout } = await promisify(execFile)(PYTHON, [script], how);
  const made = JSON.parse(stdout) as readonly Made[];
  const [now, before] = [sum(made, clicksNow), sum(made, clicksBefore)];
  console.info(`Piccioni by clicks alone: ${now} of ${before} for ${made.length} moves`);
  expect(made.length).toBeGreaterThan(300);
  expect(now).toBeLessThanOrEqual(before / 2);
});
