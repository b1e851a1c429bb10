/** Cards of one's own: written, tried, shared, played with, and proved where nobody knows them. */

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import type { SetSheet } from "../../src/lib/wire";
import { person, PHONE, until, type Person } from "../person";
import { columba } from "../play/columba";
import { columbiz } from "../play/columbiz";
import { mouse, type Hands } from "../play/hands";
import { press, tabTo } from "../play/keys";
import { piccioni } from "../play/piccioni";
import { panel, playTogether, type Step } from "../play/table";
import { PROGRAM } from "./own";
import { GAMES, type Game } from "./places";
import { Player } from "./player";
import { begin, BY_KEYS, BY_MOUSE, name, told } from "./writing";

const WELL = "All is well: it can be played.";
const STEPS: Readonly<Record<Game, (hands: Hands) => Step>> = { columba, columbiz, piccioni };

/** Store what is written; the set as the server tells it. */
async function save(page: Page): Promise<SetSheet> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/cards\/[0-9a-f]{10,}/);
  return stored(page);
}

function stored(page: Page): Promise<SetSheet> {
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  return page.evaluate(
    async (id) => (await fetch(`/api/sets/${id}`)).json() as Promise<SetSheet>,
    id,
  );
}

/** The record of a finished match, verified with nothing but the program: an empty home. */
async function prove(record: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "dovecote-proof-"));
  const file = join(folder, "match.txt");
  await writeFile(file, record);
  const env = { PATH: process.env.PATH ?? "", HOME: folder };
  const { stdout } = await promisify(execFile)(PROGRAM, ["verify", file], { cwd: folder, env });
  await rm(folder, { recursive: true });
  return stdout;
}

/** What the page says of the cards that are played with. */
async function expectLabel(page: Page, title: string): Promise<void> {
  const label = page.locator("[data-set]").first();
  await label.waitFor({ state: "attached" });
  expect(await label.textContent()).toContain(title);
  expect(await label.textContent()).toContain("Made up by a test.");
}

describe.each(GAMES)("%s", (game) => {
  test("a set written with the mouse is played with and proved elsewhere", async () => {
    const someone = await person({}, "/cards");
    const { page } = someone;
    await begin(page, game);
    await name(page, `Mouse ${game}`);
    await BY_MOUSE[game](page);
    expect(await told(page)).toBe(WELL);
    const set = await save(page);
    expect(set.title).toBe(`Mouse ${game}`);
    expectChanged[game](set);
    expect(await page.locator("[data-provenance]").innerText()).toBe("Made up by a test.");

    await page.getByRole("button", { name: "Play against bots" }).click();
    await page.waitForURL(/\/t\//);
    await panel(page).waitFor();
    await expectLabel(page, `Mouse ${game}`);
    expect(someone.complaints).toEqual([]);
    // how a set is written into a record is the same for every game
    if (game !== "columbiz" && !process.env.SOAK) return someone.leave();
    const id = new URL(page.url()).pathname.slice(3);
    const player = await Player.come(undefined, await someone.context.cookies());
    expect((await player.play(id, {})).isOver).toBe(true);
    const record = await player.text(`/api/tables/${id}/record`);
    await player.leave();
    expect(await prove(record)).toContain("The record is whole");
    await page.goto(`/t/${id}/replay?at=5`);
    await expectLabel(page, `Mouse ${game}`);
    expect(someone.complaints).toEqual([]);
    await someone.leave();
  });

  test("a set is written with keys alone", async () => {
    const someone = await person({}, "/cards");
    const { page } = someone;
    await page.locator(`a[href="/cards/${game}/new"]`).focus();
    await press(page, "Enter");
    await page.getByLabel("Name", { exact: true }).waitFor(); // the cards are fetched first
    await tabTo(page, "Name");
    await page.keyboard.type(`Keys ${game}`);
    await press(page, "Tab");
    await page.keyboard.type("Made up by a test.");
    await BY_KEYS[game](page);
    expect(await told(page)).toBe(WELL);
    await page.keyboard.press("Control+s");
    await page.waitForURL(/\/cards\/[0-9a-f]{10,}/);
    const set = await stored(page);
    expect(set.title).toBe(`Keys ${game}`);
    expectTyped[game](set);
    expect(someone.complaints).toEqual([]);
    await someone.leave();
  });
});

type Cards = readonly Readonly<Record<string, unknown>>[];
const found = ({ sheet }: SetSheet, table: string, id: string): unknown =>
  (sheet[table] as Cards).find((card) => card.id === id);

/** What the clicks of `BY_MOUSE` amount to; a card's letters begin at the same turn for everybody. */
const expectChanged: Readonly<Record<Game, (set: SetSheet) => void>> = {
  columba: ({ sheet }) => {
    expect((sheet.common as string[])[0]).toBe("wwsb"); // gwsb, its first field made white
    expect((sheet.common as string[])[1]).toBe("gwbb"); // gwbs, its last field made blue
  },
  columbiz: ({ sheet }) => {
    expect((sheet.columns as number[][])[0]).toEqual([2, 1, 3, 4, 5, 6]);
    expect((sheet.columns as number[][])[1]).toEqual([6, 2, 3, 4, 5, 1]);
  },
  piccioni: (set) => {
    expect(found(set, "action", "scarecrow")).toMatchObject({
      name: "Owl",
      picture: "firecracker",
      play: [{ do: "scare", from: "crowd" }],
    });
  },
};

const expectTyped: Readonly<Record<Game, (set: SetSheet) => void>> = {
  columba: ({ sheet }) => {
    expect((sheet.common as string[]).slice(0, 3)).toEqual(["ggww", "ggss", "ggbb"]);
    expect(sheet.starting).toEqual(["gwsb", "gbsw", "gwbs", "gsbw"]);
  },
  columbiz: ({ sheet }) => {
    expect((sheet.columns as number[][])[0]?.slice(0, 3)).toEqual([6, 5, 4]);
  },
  piccioni: (set) => {
    expect(found(set, "action", "rifle")).toMatchObject({ name: "Slingshot", call: 3 });
  },
};

test("what is wrong is told by place, and a click leads there", async () => {
  const someone = await person({}, "/cards/columba/new");
  const { page } = someone;
  await page.getByRole("button", { name: "Lay the reconstructed cards" }).click();
  await name(page, "Holes");
  expect(await told(page)).toBe(WELL);
  await page.getByRole("gridcell", { name: "Card 7, top right: green" }).focus();
  await press(page, "Backspace");
  expect(await told(page)).toBe("One thing to mend");
  await page.getByText("One card is not filled in.").waitFor();
  await page.getByRole("button", { name: "Go there" }).click();
  const focus = page.locator(":focus");
  expect(await focus.getAttribute("aria-label")).toMatch(/^Card 7, /);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await told(page)).toBe(WELL);
  await page.getByText("All cards are filled in.").waitFor();
  await someone.leave();
});

test("duplicates up to rotation are told, and undone by keys", async () => {
  const someone = await person({}, "/cards/columba/new");
  const { page } = someone;
  const words = page.getByRole("textbox", { name: "All at once" });
  await words.fill("gwsb sbgw ggws xyz");
  await page.getByRole("button", { name: "Lay these cards" }).click();
  await page.getByText("The same, however turned: Card 1 and Card 2.").waitFor();
  await page.getByText("These are no cards: xyz.").first().waitFor();
  await page.getByText("31 cards are not filled in.").waitFor();
  await page.getByRole("gridcell", { name: /^Card 3, top left/ }).focus();
  await press(page, "d"); // its copy lies on card 4
  await page.getByText("The same, however turned: Card 3 and Card 4.").waitFor();
  await page.keyboard.press("Control+z");
  await page
    .getByText("The same, however turned: Card 3 and Card 4.")
    .waitFor({ state: "detached" });
  await page.keyboard.press("Control+Shift+z");
  await page.getByText("The same, however turned: Card 3 and Card 4.").waitFor();
  await someone.leave();
});

test("a draft survives a reload, and can be given up", async () => {
  const someone = await person({ viewport: PHONE }, "/cards/columbiz/new");
  const { page } = someone;
  await page.getByRole("gridcell", { name: "Column 3, square 2 from the die: 2" }).click();
  const changed = page.getByRole("gridcell", { name: "Column 3, square 2 from the die: 3" });
  await changed.waitFor();
  await page.reload();
  await changed.waitFor();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("gridcell", { name: "Column 3, square 2 from the die: 2" }).waitFor();
  await someone.leave();
});

/** Ada's set of Piccioni, made by her browser. */
async function made(someone: Person, title: string): Promise<SetSheet> {
  return someone.page.evaluate(async (title) => {
    const ask = async (method: string, path: string, body?: unknown): Promise<never> => {
      const headers = { "content-type": "application/json" };
      const said = body ? { body: JSON.stringify(body), headers } : {};
      const answer = await fetch(path, { method, ...said });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as never;
    };
    await ask("POST", "/api/people", { name: "Ada" });
    localStorage.setItem("dovecote.somebody", "yes");
    const { sheet } = await ask("GET", "/api/sets/piccioni");
    const mine = { ...(sheet as object), title, provenance: "Made up by a test." };
    return ask("POST", "/api/sets", { game: "piccioni", sheet: mine });
  }, title);
}

test("a card says what it does in four languages, until its author says it", async () => {
  const someone = await person({}, "/cards/piccioni/new");
  const { page } = someone;
  await page.getByRole("button", { name: /^Guano/ }).click();
  await told(page);
  const preview = page.locator(".seen .text").first();
  const before = await preview.innerText();
  await page.getByRole("button", { name: /^Firecracker/ }).click();
  await page
    .getByRole("group", { name: "Effect 1" })
    .getByLabel("From where")
    .selectOption("street");
  await told(page);
  expect(await preview.innerText()).not.toBe(before);
  await page.locator("summary", { hasText: "In four languages" }).click();
  const itself = page.locator("[data-itself=says]");
  expect(await itself.count()).toBe(4);
  const sentences = await itself.allInnerTexts();
  expect(new Set(sentences).size).toBe(4);
  await page.getByRole("textbox", { name: "In your own words (English)" }).fill("Boom.");
  expect(await preview.innerText()).toBe("Boom.");
  await someone.leave();
});

test("a set is shared by its link, copied, changed, and chosen for a table", async () => {
  const [ada, ben] = [await person({}, "/"), await person({}, "/")];
  const set = await made(ada, "Ada’s box");
  await ben.page.goto(`/cards/${set.id}`);
  expect(await ben.page.getByRole("heading", { level: 1 }).innerText()).toBe("Ada’s box");
  expect(await ben.page.getByRole("link", { name: "Change it" }).count()).toBe(0);
  await ben.page.getByRole("button", { name: "Keep in my list" }).click();
  await ben.page.getByRole("button", { name: "Take out of my list" }).waitFor();
  await ben.page.getByRole("link", { name: "Copy and change" }).click();
  await ben.page.getByRole("textbox", { name: "Name", exact: true }).fill("Ben’s box");
  expect(await told(ben.page)).toBe(WELL);
  const copy = await save(ben.page);
  expect(copy.title).toBe("Ben’s box");
  expect(copy.ruleset).toBe(set.ruleset); // the same cards under another name

  await ben.page.goto("/new/piccioni?with=friends");
  await ben.page.locator("summary", { hasText: "Cards" }).click();
  await ben.page.getByRole("radio", { name: /^Ada’s box/ }).check();
  await ben.page.getByRole("button", { name: "Open the table" }).click();
  await ben.page.getByRole("textbox", { name: "Link to this table" }).waitFor();
  await expectLabel(ben.page, "Ada’s box");
  await ada.page.goto(ben.page.url());
  await expectLabel(ada.page, "Ada’s box");
  expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("a set is saved as a file and read from it", async () => {
  const someone = await person({}, "/");
  const { page } = someone;
  const set = await made(someone, "To go");
  await page.goto(`/cards/${set.id}`);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const path = await (await saving).path();
  expect(await readFile(path, "utf8")).toContain('title = "To go"');
  await page.goto("/cards");
  await page.locator("input[type=file]").setInputFiles(path);
  await page.waitForURL(/\/cards\/piccioni\/new\?from=file/);
  expect(await told(page)).toBe(WELL);
  expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("To go");
  await someone.leave();
});

test("a hand is dealt, and bots measure a set", async () => {
  const someone = await person({}, "/");
  const { page } = someone;
  const set = await made(someone, "Measured");
  await page.goto(`/cards/${set.id}`);
  await page.getByRole("button", { name: "Deal a hand" }).click();
  await until(async () => (await page.locator("[data-dealt] .card").count()) > 2);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Measure it" }).click();
  const bar = page.getByRole("progressbar");
  await bar.waitFor();
  await until(async () => Number(await bar.getAttribute("value")) > 0, 60_000);
  await page.getByRole("button", { name: "Stop" }).click();
  const report = page.locator("[data-report]");
  await report.waitFor();
  expect(await report.innerText()).toMatch(/Moves of a match/);
  expect(someone.complaints).toEqual([]);
  await someone.leave();
});

test("a set at a table can only be hidden, one that nobody used is deleted", async () => {
  const someone = await person({}, "/");
  const { page } = someone;
  for (const isUsed of [true, false]) {
    const set = await made(someone, isUsed ? "Used" : "Unused");
    const wish = {
      game: "piccioni",
      set: set.id,
      seats: ["me", "random"],
      options: { seats: "2" },
    };
    if (isUsed) {
      const player = await Player.come(undefined, await someone.context.cookies());
      await player.open(wish);
      await player.leave();
    }
    await page.goto(`/cards/${set.id}`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Really delete?" }).click();
    await page
      .getByText(isUsed ? /^Used is hidden/ : /^Unused is deleted/)
      .first()
      .waitFor();
  }
  await someone.leave();
});

/** Two people and a bot, with their own hands, to the end. */
test.runIf(process.env.SOAK).each(GAMES)(
  "%s is played to its end by two people and a bot",
  async (game) => {
    const [ada, ben] = [await person({}, "/cards"), await person({}, "/")];
    await begin(ada.page, game);
    await name(ada.page, `Together ${game}`);
    await BY_MOUSE[game](ada.page);
    expect(await told(ada.page)).toBe(WELL);
    const set = await save(ada.page);
    const host = await Player.come(undefined, await ada.context.cookies());
    const seats = ["me", "open", "random"];
    const id = await host.open({ game, set: set.id, seats, options: { seats: "3" } });
    await Promise.all([ada.page.goto(`/t/${id}`), ben.page.goto(`/t/${id}`)]);
    await ben.page.getByRole("button", { name: "Sit here: seat 2" }).click();
    const sides = await Promise.all(
      [ada.page, ben.page].map(async (page) => [page, STEPS[game](await mouse(page))] as const),
    );
    await Promise.all(sides.map(([page]) => panel(page).waitFor()));
    await playTogether(sides);
    const record = await host.text(`/api/tables/${id}/record`);
    expect(await prove(record)).toContain("The record is whole");
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await Promise.all([ada.leave(), ben.leave(), host.leave()]);
  },
);
