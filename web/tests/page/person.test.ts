/** A page a person, and shutting somebody out, in a real browser. */

import { expect, inject, test } from "vitest";

import { EMPTY, PHONE, person, shoot, SMALL } from "../person";
import { speak } from "./places";
import { Player } from "./player";
import { LANGUAGES, words } from "./words";

const say = await words("en");

test("a page shows what was played, and whoever one has played is a click away", async () => {
  const [ada, ben] = [await Player.come(), await Player.come()];
  await ada.ask("POST", "/api/people", { name: "Ada" });
  await ben.ask("POST", "/api/people", { name: "Ben of the page" });
  const table = { game: "columbiz", options: { seats: "2" }, seats: ["me", "open"] };
  const { id } = await ada.ask<{ id: string }>("POST", "/api/tables", table);
  await ben.ask("PUT", `/api/tables/${id}/seats/1`, { words: "" });
  await ben.say(id, { seat: 1, resign: true });

  const someone = await person({ viewport: SMALL }, EMPTY);
  await ada.lend(someone);
  const { page, complaints, leave } = someone;
  await page.goto("/people/me");
  const games = page.getByRole("region", { name: say("person-games") });
  await games.getByRole("row", { name: /Columbiz/ }).waitFor();
  await shoot(page, "person-320");
  for (const language of LANGUAGES) {
    await speak(page, language);
    const beside = await page
      .locator(".scroll")
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(beside, `${language}: its tables are as wide as the screen has room`).toEqual([0]);
  }
  await speak(page, "en");
  await page.getByLabel("Everyone who has the link").check();
  const link = page.getByLabel(say("person-link"));
  await link.waitFor();
  const address = await link.inputValue();

  const stranger = await person({ viewport: PHONE, theme: "dark" }, EMPTY);
  await stranger.page.goto(address);
  await stranger.page.getByRole("heading", { name: "Ada" }).waitFor();
  expect(await stranger.page.getByText("Ben of the page").count()).toBe(0);
  await shoot(stranger.page, "person-dark");
  await stranger.leave();

  await page.setViewportSize({ width: 1440, height: 900 });
  await shoot(page, "person-wide");
  const opponents = page.getByRole("region", { name: say("person-opponents") });
  await opponents.getByRole("button").click();
  await page.waitForURL("**/t/*");
  const asked = await ben.ask<readonly { id: string; is_invited: boolean }[]>(
    "GET",
    "/api/tables/mine",
  );
  expect(asked.some((one) => one.is_invited && page.url().endsWith(one.id))).toBe(true);

  await page.goto(`${inject("url")}/t/${id}`);
  await ada.ask("PUT", `/api/tables/${id}/seats/1/block`);
  await page.goto("/me");
  const shut = page.getByRole("region", { name: say("shut-title") });
  await shut.getByText("Ben of the page").waitFor();
  await shoot(page, "me-wide");
  await shut.getByRole("button").click();
  await shut.getByText(say("shut-nobody")).waitFor();
  expect(complaints).toEqual([]);
  await leave();
  for (const player of [ada, ben]) await player.leave();
});
