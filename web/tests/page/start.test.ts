/** The ways in: at once, by link, by set-up, back again. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { EMPTY, person, table, until } from "../person";
import { tabTo } from "./keyboard";
import { against } from "./places";
import { Player } from "./player";
import { words } from "./words";

const say = await words("en");

const TITLES = { columba: "Columba", columbiz: "Columbiz", piccioni: "Piccioni" };

const isMyTurn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.title.startsWith("●"));
const language = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);

test("the language changes without loading the page anew, is remembered, and holds in every tab", async () => {
  const { page, context, leave } = await person();
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
  const tab = await context.newPage();
  await tab.goto("/");
  await tab.getByRole("heading", { level: 1 }).waitFor();
  expect(await language(tab)).toBe("de");
  await tab.getByRole("button", { name: "English" }).click();
  await until(async () => (await heading.innerText()) === english);
  expect(await language(page)).toBe("en");
  await leave();
});

test.each([
  ["columba", () => document.activeElement?.getAttribute("role") === "grid"],
  ["columbiz", () => document.activeElement?.matches("[data-slot], [data-square]")],
  ["piccioni", () => document.activeElement?.matches("[data-pick]")],
] as const)("%s is one click away, and played at once, also with keys", async (game, isThere) => {
  const { page, complaints, leave } = await person();
  await page.getByRole("button", { name: say("start-play-label", { game: TITLES[game] }) }).click();
  await isMyTurn(page);
  await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  await page.waitForFunction(isThere);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: say("page-keys") }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(isThere)).toBe(true); // where it was before
  expect(complaints).toEqual([]);
  await leave();
});

const SPOKEN = [
  ["de-AT", "de"],
  ["fr-CH", "fr"],
  ["it", "it"],
  ["pt-BR", "en"],
] as const;
// which language is chosen for whom has its own tests; one shows that browsers are asked
test.each(process.env.SOAK ? SPOKEN : SPOKEN.slice(0, 1))(
  "a browser that speaks %s is spoken to in %s",
  async (spoken, lang) => {
    const { page, leave } = await person({ language: spoken });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await language(page)).toBe(lang);
    await leave();
  },
);

test("a table is joined by its link, its path or its code", async () => {
  const host = await person({}, EMPTY);
  const id = await table(host.page, { game: "columbiz", seats: ["me", "open"] });
  const { page, leave } = await person();
  const link = new URL(`/t/${id}`, page.url()).href;
  for (const said of [link, `${link}?from=chat#x`, `/t/${id}`, `t/${id}`, `  ${id} `]) {
    await page.getByRole("textbox", { name: say("start-join-label") }).fill(said);
    await page.getByRole("button", { name: say("start-join-go"), exact: true }).click();
    await page.getByRole("heading", { name: say("waiting-title", { game: "Columbiz" }) }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/t/${id}`);
    await page.goBack();
  }
  await Promise.all([host.leave(), leave()]);
});

test("what is no table leads nowhere, and a sentence says so", async () => {
  const { page, leave } = await person();
  const field = page.getByRole("textbox", { name: say("start-join-label") });
  const alert = page.getByRole("alert").filter({ hasText: /\w/ });
  const told = new Set([""]);
  for (const said of ["", "what a lovely day", "https://example.org/", "nobody-knows-this"]) {
    await field.fill(said);
    await field.press("Enter");
    const sentence = await until(async () => {
      const text = (await alert.isVisible()) ? await alert.innerText() : "";
      return !told.has(text) && text;
    });
    told.add(sentence);
    expect(sentence.length, said).toBeGreaterThan(20);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await field.inputValue()).toBe(said);
  }
  await leave();
});

test("a friend comes by the link, and the match begins", async () => {
  const host = await person();
  await host.page
    .getByRole("link", { name: say("start-invite-label", { game: "Columbiz" }) })
    .click();
  await host.page.getByRole("button", { name: say("setup-go-open") }).click();
  const field = host.page.getByRole("textbox", { name: say("waiting-link") });
  const link = await field.inputValue();
  expect(link).toBe(host.page.url());
  await host.page.getByText(say("waiting-local")).waitFor(); // a code would lead nowhere
  expect(await host.page.getByRole("img", { name: /^QR code/ }).count()).toBe(0);
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

test("a name that a guest has typed counts when the guest sits down, kept or not", async () => {
  const host = await person({}, EMPTY);
  const id = await table(host.page, { game: "columbiz", seats: ["me", "open"] });
  const guest = await person({}, `/t/${id}`);
  await guest.page.getByRole("textbox", { name: say("start-name") }).fill("  Grace ");
  await guest.page.getByText(say("waiting-called", { name: "Grace" })).waitFor();
  await guest.page.getByRole("button", { name: say("waiting-sit-label", { seat: 2 }) }).click();
  await guest.page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  await guest.page.getByText("Grace").filter({ visible: true }).first().waitFor();
  await Promise.all([host.leave(), guest.leave()]);
});

test("those who share a screen are called by the names they typed, the next time too", async () => {
  const { page, complaints, leave } = await person({}, "/new/columbiz?with=here");
  const field = (seat: number) =>
    page.getByRole("textbox", { name: say("setup-name", { seat }), exact: true });
  await field(1).fill("Ada");
  await field(2).fill("Bruno");
  await page.getByRole("button", { name: say("setup-go-now"), exact: true }).click();
  const log = page.getByRole("region", { name: say("page-log") });
  await log.getByText(/^(Ada|Bruno) begins$/).waitFor();
  for (const name of ["Ada", "Bruno"])
    await page.getByText(name, { exact: true }).filter({ visible: true }).first().waitFor();
  await page.goto("/new/columbiz");
  await page.getByRole("radio", { name: say("setup-fill-here") }).check();
  expect([await field(1).inputValue(), await field(2).inputValue()]).toEqual(["Ada", "Bruno"]);
  expect(complaints).toEqual([]);
  await leave();
});

test("the host sends a stranger away, and the seat is free again", async () => {
  const host = await person({}, EMPTY);
  const id = await table(host.page, { game: "columba", seats: ["me", "open", "open"] });
  await host.page.goto(`/t/${id}`);
  const guest = await person({}, `/t/${id}`);
  await guest.page.getByRole("textbox", { name: say("start-name") }).fill("Grace");
  await guest.page.getByRole("button", { name: say("start-name-keep") }).click();
  const sit = guest.page.getByRole("button", { name: say("waiting-sit-label", { seat: 2 }) });
  await sit.click();
  const away = say("waiting-send-person", { seat: 2, name: "Grace" });
  await host.page.getByRole("button", { name: away }).click();
  await sit.waitFor();
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
      seats: [{ is_mine: true }, { bot: "random" }, { bot: "fledgling" }],
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
  const { page, context, leave } = await person({}, EMPTY);
  await player.lend({ page, context });
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

/** A browser in which somebody has chosen a name. */
async function called(name: string): ReturnType<typeof person> {
  const visit = await person();
  await visit.page.getByRole("textbox", { name: say("start-name") }).fill(name);
  await visit.page.getByRole("button", { name: say("start-name-keep") }).click();
  await visit.page.getByText(say("start-you-named", { name })).waitFor();
  return visit;
}

async function personalLink(page: Page): Promise<string> {
  await page.locator("summary", { hasText: say("start-device") }).click();
  await page.getByRole("button", { name: say("start-device-make") }).click();
  return page.getByRole("textbox", { name: say("start-device-link") }).inputValue();
}

test("somebody else's personal link asks before it makes one somebody else", async () => {
  const mallory = await called("Mallory");
  const ann = await called("Ann");
  const link = await personalLink(mallory.page);
  const isCalled = (name: string): Promise<void> =>
    ann.page.getByText(say("start-you-named", { name })).waitFor();
  const ask = async (answer: string): Promise<void> => {
    await ann.page.goto("/theme.js"); // somewhere else
    await ann.page.goto(link);
    const title = say("start-link-title", { theirs: "Mallory" });
    const dialog = ann.page.getByRole("dialog", { name: title });
    await dialog.getByRole("button", { name: answer, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    expect(ann.page.url()).not.toContain("me=");
  };
  await ask(say("start-link-stay", { mine: "Ann" }));
  await isCalled("Ann");
  await ask(say("page-close"));
  await ann.page.reload();
  await isCalled("Ann");
  await ask(say("start-link-go", { theirs: "Mallory" }));
  await isCalled("Mallory");
  await Promise.all([mallory.leave(), ann.leave()]);
});

test("a personal link means nothing but on the start page", async () => {
  const mallory = await called("Mallory");
  const link = new URL(await personalLink(mallory.page));
  const id = await table(mallory.page, { game: "columbiz", seats: ["me", "open"] });
  const other = await person({}, `/t/${id}${link.hash}`);
  await other.page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(other.page.url()).not.toContain("me=");
  expect((await other.page.request.get("/api/people/me")).status()).toBe(401);
  await Promise.all([mallory.leave(), other.leave()]);
});

test.each(["columba", "columbiz"])(
  "two people at one screen need no curtain in %s",
  async (game) => {
    const player = await Player.come();
    const id = await player.open({ game, seats: ["me", "me"] });
    await player.play(id, { seat: 1 });
    const { page, context, leave } = await person({}, EMPTY);
    await player.lend({ page, context });
    await page.goto(`/t/${id}`); // the second of the two is asked
    await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
    await isMyTurn(page);
    await Promise.all([player.leave(), leave()]);
  },
);
