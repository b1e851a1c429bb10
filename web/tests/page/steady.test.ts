/** Nothing moves for what comes and goes: through turns the parts of a table keep their place. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { columba } from "../play/columba";
import { columbiz } from "../play/columbiz";
import { mouse, type Hands } from "../play/hands";
import { piccioni } from "../play/piccioni";
import { history, now, panel, playOn, type Game, type Step } from "../play/table";
import { EMPTY, person, PHONE, table, until, WIDE } from "../person";

const SIZES = { wide: WIDE, tablet: { width: 820, height: 1180 }, phone: PHONE };
const STEPS: Readonly<Record<Game, (hands: Hands) => Step>> = { columba, columbiz, piccioni };

/** Note where each part of the table is in every frame from now on. */
async function watch(page: Page): Promise<() => Promise<Record<string, string[]>>> {
  await page.evaluate(() => {
    const noted: Record<string, Set<string>> = {};
    Object.assign(window, { noted });
    const look = (): void => {
      for (const part of document.querySelectorAll(".frame > *")) {
        if (!part.checkVisibility()) continue;
        const { x, y, width, height } = part.getBoundingClientRect();
        const where = [x, y, width, height].map(Math.round).join(" ");
        (noted[part.className.split(" ").slice(0, 2).join(" ")] ??= new Set()).add(where);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => {
      const { noted } = window as unknown as { noted: Record<string, Set<string>> };
      return Object.fromEntries(Object.entries(noted).map(([part, all]) => [part, [...all]]));
    });
}

const ALL = (Object.keys(STEPS) as Game[]).flatMap((game) =>
  (Object.keys(SIZES) as (keyof typeof SIZES)[]).map((size) => [game, size] as const),
);

test.each(ALL)("the table of %s stands still, %s", async (game, size) => {
  const { page, frames, complaints, leave } = await person({ viewport: SIZES[size] }, EMPTY);
  await page.goto(`/t/${await table(page, { game, seats: ["me", "random"], help: "coach" })}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
  await page.evaluate(() => document.fonts.ready);
  const noted = await watch(page);
  const turns = (seat: number): number =>
    history(frames, 0).filter((event) => event.type === "TurnEnded" && event.seat === seat).length;
  // a turn of one's own, one of the other, and into the next
  await playOn(page, STEPS[game](await mouse(page)), () => turns(0) > 0 && turns(1) > 0);
  for (const [part, where] of Object.entries(await noted()))
    expect(where, `${part} has moved`).toHaveLength(1);
  expect(complaints).toEqual([]);
  await leave();
});
