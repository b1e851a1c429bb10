/** A finished match looked at again, handed on, and proved. */

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { EMPTY, person, until, type Person } from "../person";
import { PROGRAM } from "./own";
import { against, GAMES, matches, settled, type Matches } from "./places";
import { words } from "./words";

const say = await words("en");

let made: Matches;
beforeAll(async () => {
  made = await matches();
});
afterAll(() => made.player.leave());

async function watching(path: string): Promise<Person> {
  const someone = await person({}, EMPTY);
  await made.player.lend(someone);
  await someone.page.goto(path);
  await settled(someone.page);
  return someone;
}

const place = async (page: Page): Promise<number> => {
  // as it is written; listeners hear it too, a little later
  const said = await page.locator("b", { hasText: /^Move \d+ of \d+$/ }).innerText();
  return Number(/\d+/.exec(said)?.[0]);
};
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();
const isAt = (page: Page, at: number): Promise<boolean> =>
  until(async () => (await place(page)) === at);

/** By the list of moves: unfold turn after turn until the entry is there. */
async function toEntry(page: Page, at: number): Promise<void> {
  const list = page.getByRole("complementary", { name: say("replay-moves") });
  const turn = list.locator("[aria-expanded]");
  const entry = list.getByRole("button", { name: new RegExp(`^${at}\\b`) });
  for (let nth = 0; !(await entry.isVisible()); nth++) {
    const one = turn.nth(nth);
    if ((await one.getAttribute("aria-expanded")) === "true") continue;
    await one.click();
    expect(await one.getAttribute("aria-expanded")).toBe("true");
  }
  await entry.click();
  await isAt(page, at);
}

test("one slides, steps and plays through a match", async () => {
  const { page, complaints, leave } = await watching(`/t/${made.over.columbiz}/replay`);
  const line = page.getByRole("slider", { name: say("replay-scrub") });
  const last = Number(await line.getAttribute("max"));
  expect(last).toBeGreaterThan(40);
  await isAt(page, 1);
  await line.fill("20");
  await isAt(page, 20);
  await press(page, say("replay-on"));
  await isAt(page, 21);
  await press(page, say("replay-back"));
  await press(page, say("replay-back"));
  await isAt(page, 19);
  await press(page, say("replay-last"));
  await isAt(page, last);
  await press(page, say("replay-first"));
  await isAt(page, 1);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ArrowRight");
  await isAt(page, 2);
  await page.keyboard.press("End");
  await isAt(page, last);
  await page.keyboard.press("Home");
  await isAt(page, 1);
  await page
    .getByRole("group", { name: say("replay-speed") })
    .getByText("4×")
    .click();
  await press(page, say("replay-play"));
  await until(async () => (await place(page)) >= 4);
  await press(page, say("replay-pause"));
  const stopped = await place(page);
  await page.waitForFunction((at) => location.search.includes(`at=${at}`), stopped);
  expect(await place(page)).toBe(stopped);
  await toEntry(page, 30);
  expect(complaints).toEqual([]);
  await leave();
});

test("a match is seen with anybody's eyes once it is over", async () => {
  const { page, complaints, leave } = await watching(`/t/${made.over.piccioni}/replay?at=60`);
  const eyes = page.getByRole("combobox", { name: say("replay-eyes") });
  const choices = await eyes.locator("option").allInnerTexts();
  expect(choices).toHaveLength(5); // three seats, an onlooker, everyone
  const hands = new Map<string, string>();
  for (const choice of choices) {
    await eyes.selectOption({ label: choice });
    await page.waitForFunction(
      (value) => location.search.includes(`seat=${value}`),
      await eyes.inputValue(),
    );
    await settled(page);
    hands.set(choice, await page.getByRole("main").innerHTML());
    expect(await place(page)).toBe(60);
  }
  expect(new Set([...hands.values()].slice(0, 4)).size).toBe(4); // each knows something else
  expect(complaints).toEqual([]);
  await leave();
});

test("a link to a move leads there", async () => {
  const { page, leave } = await watching(`/t/${made.over.columba}/replay`);
  await page.getByRole("slider", { name: say("replay-scrub") }).fill("33");
  await isAt(page, 33);
  await press(page, say("replay-copy", { at: 33 }));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await person({}, link);
  await isAt(friend.page, 33);
  expect(friend.page.url()).toBe(link);
  await Promise.all([leave(), friend.leave()]);
});

/** How records and luck differ by game is proved without a browser; `browser:soak` shows all. */
const SHOWN = GAMES.filter((game) => process.env.SOAK || game === "columbiz");

test.each(SHOWN)("the record of %s is downloaded, and verifies", async (game) => {
  const { page, leave } = await watching(`/t/${made.over[game]}/replay`);
  await press(page, say("replay-more"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: say("replay-record") }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "dovecote-record-"));
  const file = join(folder, download.suggestedFilename());
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${game}-.*\\.txt$`));
  await download.saveAs(file);
  const { stdout } = await promisify(execFile)(PROGRAM, ["verify", file]); // else it throws
  expect(stdout).not.toBe("");
  rmSync(folder, { recursive: true });
  await leave();
});

async function verdict(page: Page): Promise<string> {
  await press(page, say("replay-proof"));
  const said = page.getByRole("dialog").getByRole("status").getByRole("heading");
  await said.waitFor();
  return said.innerText();
}

test.each(SHOWN)(
  "the luck of %s is checked in the browser that heard the promise",
  async (game) => {
    const id = await made.player.open({ game, seats: against(game) });
    await made.player.play(id, { entries: 0 });
    const { page, leave } = await watching(`/t/${id}`);
    await page.goto("/theme.js"); // the promise was heard: the match need not be watched
    await made.player.play(id, {});
    await page.goto(`/t/${id}/replay`);
    await settled(page);
    expect(await verdict(page)).toBe(say("proof-verdict-yes"));
    await leave();
  },
);

test("whoever comes later can check all but the promise", async () => {
  const { page, leave } = await person({}, `/t/${made.over.columba}/replay`);
  await settled(page);
  expect(await verdict(page)).toBe(say("proof-verdict-fits"));
  await leave();
});

/** A record in which one throw is another. */
function forged(record: string): string {
  return record.replace(/^\* (\d)(.*)$/m, (_, first: string, rest: string) => {
    return `* ${first === "6" ? 1 : Number(first) + 1}${rest}`;
  });
}

/** The same with another first character. */
const spoilt = (line: string): string =>
  line.replace(/: ./, (all) => (all === ": 0" ? ": 1" : ": 0"));

const FORGERIES: Readonly<Record<string, (record: string) => string>> = {
  "an outcome": forged,
  "the promise": (record) => record.replace(/^commit: .*$/m, spoilt),
  "the secret": (record) => record.replace(/^secret: .*$/m, spoilt),
  "somebody's words": (record) => record.replace(/^entropy 0: .*$/m, "entropy 0: other"),
  "what binds the words": (record) => record.replace(/^binding: .*$/m, spoilt),
};

test("a record in which anything is changed does not pass", async () => {
  const { page, leave } = await watching(`/t/${made.over.columbiz}`);
  let forge = (record: string): string => record;
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: forge(await answer.text()) });
  });
  await page.goto(`/t/${made.over.columbiz}/replay`);
  await settled(page);
  expect(await verdict(page)).not.toBe(say("proof-verdict-no"));
  for (const [what, change] of Object.entries(FORGERIES)) {
    forge = (record) => {
      const changed = change(record);
      expect(changed, what).not.toBe(record);
      return changed;
    };
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await verdict(page), what).toBe(say("proof-verdict-no"));
    const marks = page.getByRole("dialog").getByText(say("proof-mark-no"), { exact: true });
    expect(await marks.count(), what).toBeGreaterThan(0);
  }
  await leave();
});

const OTHERS = [
  ["columbiz", "4.2"],
  ["piccioni", "2.7"],
];
test.each([["columba", "10.1"], ...(process.env.SOAK ? OTHERS : [])])(
  "the rules of %s open at clause %s",
  async (game = "", clause = "") => {
    const { page, complaints, leave } = await person({}, `/rules/${game}#${clause}`);
    const number = page.getByRole("link", { name: say("rules-clause", { clause }), exact: true });
    await number.waitFor();
    await until(async () => {
      const box = await number.boundingBox();
      return box !== null && box.y >= 0 && box.y < 450;
    });
    const isFocused = await number.evaluate(
      (link) => document.activeElement?.contains(link) && document.activeElement !== document.body,
    );
    expect(isFocused).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  },
);
