/** The deal of the day, from the start page to the text for others. */

import { expect, test } from "vitest";

import { person, shoot, SMALL, until, WIDE } from "../person";
import { Player } from "./player";
import { words } from "./words";

const say = await words("en");

test("a deal is played without a name, compared afterwards and told to others", async () => {
  const { page, context, complaints, leave } = await person({ viewport: WIDE });
  await page.getByRole("link", { name: say("deal-see") }).click();
  await page.getByRole("heading", { level: 1, name: say("deal-heading") }).waitFor();
  await shoot(page, "deals-new");
  const play = say("deal-new-label", { game: "Columbiz" });
  await page.getByRole("button", { name: play }).click();
  await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.goto("/deals");
  const on = page.getByRole("button", { name: say("deal-running-label", { game: "Columbiz" }) });
  await on.waitFor();
  const player = await Player.come(undefined, await context.cookies());
  await player.play(id, {});
  await player.leave();
  await page.goto(`/t/${id}`);
  await page.getByRole("link", { name: say("deal-compare") }).click();
  const mine = page.getByRole("region", { name: "Columbiz" });
  await mine.getByText(/Place|You are the first/).waitFor();
  await page.getByText("One day in a row.").waitFor();
  await page.getByRole("button", { name: say("deal-copy") }).click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await until(async () => (await copied()).includes("Columbiz"));
  expect(await copied()).toContain(say("deal-share-streak", { count: 1 }));
  expect(await copied()).not.toContain(id);
  await shoot(page, "deals-over");
  expect(complaints).toEqual([]);
  await leave();
});

test("it fits a small phone, in the dark", async () => {
  const { page, complaints, leave } = await person({ viewport: SMALL, theme: "dark" }, "/deals");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SMALL.width);
  await shoot(page, "deals-small");
  expect(complaints).toEqual([]);
  await leave();
});
