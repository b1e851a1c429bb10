/** What somebody reaches for at their first turn of Piccioni: a button that stays, and the pile itself. */

import { expect, test } from "vitest";

import { person, until } from "../person";
import { stepOf, teacher } from "./lessons";

const SIZE = { width: 1280, height: 800 };

test("cards are drawn by a button that keeps its place, or from their pile", async () => {
  const { page, complaints, leave } = await person(
    { viewport: SIZE },
    "/learn/piccioni/first-turn",
  );
  await teacher(page).waitFor();
  const draw = page.getByRole("button", { name: "Draw three cards" });
  const where = async (): Promise<unknown> => {
    const box = await draw.boundingBox();
    return box && [box.x, box.width].map(Math.round);
  };
  const before = await where();
  await page.locator(".hand [data-pick^='card|']", { hasText: "Net" }).click();
  await until(async () => (await stepOf(page)) === 1);
  expect(await page.getByRole("button", { name: /Pay for a Trophy/ }).count()).toBe(0);
  expect(await where()).toEqual(before);
  await page.locator(".piles [data-zone=deck]").click();
  await until(async () => (await stepOf(page)) === 2);
  expect(complaints).toEqual([]);
  await leave();
});

test("the beginning of a match points nothing out, since all of the table would be", async () => {
  const { page, complaints, leave } = await person(
    { viewport: SIZE },
    "/learn/piccioni/first-turn",
  );
  await teacher(page).waitFor();
  const lit = page.locator("main .spot, .turn .spot");
  const before = await lit.count();
  await page.locator(".news").getByRole("button", { name: "You begin" }).hover();
  expect(await lit.count()).toBe(before);
  expect(complaints).toEqual([]);
  await leave();
});
