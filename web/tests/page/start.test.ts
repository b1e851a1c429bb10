/** The ways in: at once, by link, by set-up, back again. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { person, table, until } from "../person";
import { tabTo } from "./keyboard";
import { against, GAMES } from "./places";
import { Player } from "./player";
import { words } from "./words";

const say = await words("en");

const TITLES = { columba: "Columba", columbiz: "Columbiz", piccioni: "Piccioni" };

const isMyTurn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.title.startsWith("●"));
const language = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);
const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.each(GAMES)("%s is one click and less than ten seconds away", async (game) => {
  const { page, complaints, leave } = await person();
  const began = Date.now();
  await page.goto("/");
  await page.getByRole("button", { name: say("start-play-label", { game: TITLES[game] }) }).click();
  await isMyTurn(page);
  await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  const took = Date.now() - began;
  console.log(`${game}: ${took} ms from the address to the first move`);
  expect(took).toBeLessThan(10_000);
  expect(complaints).toEqual([]);
  await leave();
});

test("the language changes without loading the page anew, and is remembered", async () => {
  const { page, leave } = await person();
  const heading = page.getByRole("heading", { level: 1 });
  const english = await heading.innerText();
  await page.evaluate(() => ((window as { marker?: string }).marker = "here"));
  const seen = new Set([english]);
  for (const [name, lang] of [
    ["Français", "fr"],
    ["Italiano", "it"],
    ["Deutsch", "de"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await until(async () => (await language(page)) === lang);
    await until(async () => !seen.has(await heading.innerText()));
    seen.add(await heading.innerText());
  }
  expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe("here");
  await page.reload();
  await heading.waitFor();
  expect(await language(page)).toBe("de");
  await leave();
});

test.each([
  ["fr-CH", "fr"],
  ["it", "it"],
  ["de-AT", "de"],
  ["pt-BR", "en"],
])("a browser that speaks %s is spoken to in %s", async (spoken, lang) => {
  const { page, leave } = await person({ language: spoken });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await language(page)).toBe(lang);
  await leave();
});

test("light and dark follow the system until somebody chooses", async () => {
  const night = await person({ theme: "dark" });
  const day = await person({ theme: "light" });
  await night.page.getByRole("button", { name: say("page-light") }).waitFor();
  const [dark, light] = [await ground(night.page), await ground(day.page)];
  expect(dark).not.toBe(light);
  await day.page.getByRole("button", { name: say("page-dark") }).click();
  await until(async () => (await ground(day.page)) === dark);
  await day.page.reload();
  await day.page.getByRole("button", { name: say("page-light") }).waitFor();
  expect(await ground(day.page)).toBe(dark);
  await Promise.all([night.leave(), day.leave()]);
});

test("a table is joined by its link, its path or its code", async () => {
  const host = await person();
  const id = await table(host.page, { game: "columbiz", seats: ["me", "open"] });
  const { page, leave } = await person();
  const link = new URL(`/t/${id}`, page.url()).href;
  for (const said of [link, `${link}?from=chat#x`, `/t/${id}`, `t/${id}`, `  ${id} `]) {
    await page.goto("/");
    await page.getByRole("textbox", { name: say("start-join-label") }).fill(said);
    await page.getByRole("button", { name: say("start-join-go"), exact: true }).click();
    await page.getByRole("heading", { name: say("waiting-title", { game: "Columbiz" }) }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/t/${id}`);
  }
  await Promise.all([host.leave(), leave()]);
});

test.each(["", "what a lovely day", "https://example.org/", "nobody-knows-this"])(
  "“%s” leads nowhere, and a sentence says so",
  async (said) => {
    const { page, leave } = await person();
    const field = page.getByRole("textbox", { name: say("start-join-label") });
    await field.fill(said);
    await field.press("Enter");
    const alert = page.getByRole("alert").filter({ hasText: /\w/ });
    await alert.waitFor();
    expect((await alert.innerText()).length).toBeGreaterThan(20);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await field.inputValue()).toBe(said);
    await leave();
  },
);

test("a friend comes by the link, and the match begins", async () => {
  const host = await person();
  await host.page
    .getByRole("link", { name: say("start-invite-label", { game: "Columbiz" }) })
    .click();
  await host.page.getByRole("button", { name: say("setup-go-open") }).click();
  const field = host.page.getByRole("textbox", { name: say("waiting-link") });
  const link = await field.inputValue();
  expect(link).toBe(host.page.url());
  const code = host.page.getByRole("img", { name: /^QR code/ });
  await until(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
  await host.page.getByRole("button", { name: say("start-copy"), exact: true }).click();
  expect(await host.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const guest = await person({}, link);
  await guest.page.getByRole("textbox", { name: say("start-name") }).fill("Grace");
  await guest.page.getByRole("button", { name: say("start-name-keep") }).click();
  await guest.page.getByRole("button", { name: say("waiting-sit-label", { seat: 2 }) }).click();
  for (const { page } of [host, guest])
    await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  await host.page.getByText("Grace").filter({ visible: true }).first().waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host.leave(), guest.leave()]);
});

test("a table is set up with the keyboard alone", async () => {
  const { page, leave } = await person({}, "/new/columba");
  const seats = page.getByRole("combobox", { name: /^Who sits in seat/ });
  await page.getByRole("button", { name: /^Move seat 1/ }).waitFor();

  await tabTo(page, checked(page, say("setup-count")));
  await page.keyboard.press("ArrowRight");
  await until(async () => (await seats.count()) === 3);

  await tabTo(page, page.getByRole("button", { name: /^Move seat 1 \(Me/ }));
  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: /^Move seat 2 \(Me/ }).waitFor();
  await until(() => isFocused(page, /^Move seat 2 \(Me/));
  await page.keyboard.press("End");
  await page.getByRole("button", { name: /^Move seat 3 \(Me/ }).waitFor();
  await until(() => isFocused(page, /^Move seat 3 \(Me/));
  expect(await seats.nth(2).inputValue()).toBe("me");

  await page.keyboard.press("Home");
  await until(() => isFocused(page, /^Move seat 1 \(Me/));
  await tabTo(page, seats.nth(1));
  await page.keyboard.type("Bot: S"); // Scatterbrain
  expect(await seats.nth(1).inputValue()).toBe("random");

  await tabTo(page, page.locator("summary", { hasText: say("setup-options") }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("radio", { name: say("setup-value-columba-variant-standard") }));
  await page.keyboard.press("ArrowRight");
  await page.getByText("one change").waitFor();

  await tabTo(page, page.getByRole("button", { name: say("setup-go-now"), exact: true }));
  await page.keyboard.press("Enter");
  await isMyTurn(page);
  const id = new URL(page.url()).pathname.slice(3);
  const opened = await page.evaluate(
    async (id) => (await fetch(`/api/tables/${id}`)).json() as Promise<unknown>,
    id,
  );
  expect(opened).toMatchObject({
    table: {
      agreement: { game: "columba", options: { variant: "junior" } },
      seats: [{ is_mine: true }, { bot: "random" }, { bot: "homer" }],
    },
  });
  await leave();
});

/** The one of a group of radio buttons that Tab leads to. */
function checked(page: Page, group: string): ReturnType<Page["locator"]> {
  return page.getByRole("group", { name: group, exact: true }).locator("input:checked");
}

async function isFocused(page: Page, name: RegExp): Promise<boolean> {
  return page
    .getByRole("button", { name })
    .evaluate((element) => element === document.activeElement);
}

test("matches are found again: those that go on, and those that are over", async () => {
  const player = await Player.come();
  const wish = { game: "columbiz", seats: against("columbiz") };
  const running = await player.open(wish);
  const over = await player.open(wish);
  await player.play(running, { entries: 8 });
  await player.play(over, {});
  const { page, context, leave } = await person();
  await player.lend({ context });
  await page.goto("/");
  const going = page.getByRole("region", { name: say("start-continue") });
  await going.getByText(say("start-your-turn")).waitFor();
  await going.getByRole("link", { name: /^Go on: Columbiz/ }).click();
  await isMyTurn(page);
  expect(new URL(page.url()).pathname).toBe(`/t/${running}`);
  await page.goBack();
  const recent = page.getByRole("region", { name: say("start-recent") });
  await recent.getByRole("link", { name: /^Replay: Columbiz/ }).click();
  await page.getByRole("heading", { name: say("replay-title", { game: "Columbiz" }) }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/t/${over}/replay`);
  await Promise.all([player.leave(), leave()]);
});

test("a personal link makes another browser the same person", async () => {
  const first = await person();
  await first.page.getByRole("textbox", { name: say("start-name") }).fill("Marguerite");
  await first.page.getByRole("button", { name: say("start-name-keep") }).click();
  await first.page.getByText(say("start-you-named", { name: "Marguerite" })).waitFor();
  await table(first.page, { game: "columbiz", seats: ["me", "open"] });
  await first.page.locator("summary", { hasText: say("start-device") }).click();
  await first.page.getByRole("button", { name: say("start-device-make") }).click();
  const link = await first.page
    .getByRole("textbox", { name: say("start-device-link") })
    .inputValue();
  const second = await person({}, link);
  await second.page.getByText(/^You are called .* here\.$/).waitFor();
  await second.page.getByRole("region", { name: say("start-continue") }).waitFor();
  expect(second.page.url()).not.toContain("me=");
  const name = (page: Page): Promise<string> =>
    page.getByRole("textbox", { name: say("start-name") }).inputValue();
  expect(await name(second.page)).toBe("Ada"); // as `table` has called her meanwhile
  await Promise.all([first.leave(), second.leave()]);
});

test.each(["columba", "columbiz"])(
  "two people at one screen need no curtain in %s",
  async (game) => {
    const player = await Player.come();
    const id = await player.open({ game, seats: ["me", "me"] });
    await player.play(id, { seat: 1 });
    const { page, context, leave } = await person();
    await player.lend({ context });
    await page.goto(`/t/${id}`); // the second of the two is asked
    await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
    await isMyTurn(page);
    await Promise.all([player.leave(), leave()]);
  },
);
