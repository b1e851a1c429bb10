/** Every place in four languages and at four widths: all of it said, nothing of it cut off. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { cut, written, type Seen } from "./looks";
import { load, matches, PLACES, settled, still, visit, visitor, type Matches } from "./places";
import { LANGUAGES, words, type Language, type Say } from "./words";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 1100 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
/** The longest words at every width, the others at the widest and the narrowest. */
const sizesIn = (language: Language): readonly (typeof SIZES)[number][] =>
  language === "de" || process.env.SOAK ? SIZES : [SIZES[0]!, SIZES[3]!];
const KEY =
  /(?<![\w/.-])(?:page|start|setup|waiting|replay|proof|result|figure|rules|ruling|error|bot|person|server|cli|set|league|tournament|house|notices|self|deal|columba|columbiz|piccioni)-[a-z][a-z0-9_-]*(?![\w.])/;
const RAW = /\{ ?\$|\[object|undefined|\bNaN\b/;
/** Words that are in hardly any other language, and in every longer English sentence. */
const ENGLISH = /(?<![\p{L}-])(?:the|your|you|with|this|that|which|from|have|been)(?![\p{L}-])/iu;
const LONG = 24;

let made: Matches;
const said = new Map<string, Seen>();

beforeAll(async () => {
  made = await matches();
});
afterAll(() => made.player.leave());

describe.each(LANGUAGES)("in %s", (language: Language) => {
  test("everything is said, nothing is cut off", async () => {
    const say = await words(language);
    const someone = await visitor(made, { language, viewport: SIZES[0]! });
    const wrong: string[] = [];
    for (const place of PLACES) {
      await someone.page.setViewportSize(SIZES[0]!);
      await visit(someone.page, made, place, say);
      const seen = await written(someone.page);
      said.set(`${language} ${place.name}`, seen);
      wrong.push(...unsaid(seen).map((text) => `${place.name}: ${text}`));
      expect(await someone.page.evaluate(() => document.documentElement.lang)).toBe(language);
      for (const [n, size] of sizesIn(language).entries()) {
        if (n) await resize(someone.page, size);
        const found = await cut(someone.page);
        wrong.push(...found.map((text) => `${place.name} at ${size.width}: ${text}`));
      }
    }
    await someone.leave();
    expect(wrong).toEqual([]);
    expect(someone.complaints.filter((text) => !/404/.test(text))).toEqual([]);
  });
});

describe.each(LANGUAGES.filter((one) => one !== "en"))("%s is not English", (language) => {
  test("in no place", () => {
    const wrong = PLACES.flatMap(({ name }) => {
      const english = new Set(told(`en ${name}`).filter((text) => text.length >= LONG));
      const mine = told(`${language} ${name}`);
      const same = mine.filter((text) => english.has(text) && / /.test(text) && !isSame(text));
      const leaks = mine.filter((text) => ENGLISH.test(text) && !isSame(text));
      return [...new Set([...same, ...leaks])].map((text) => `${name}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});

const CHANGED = [
  ...["start", "setup piccioni", "waiting", "middle columba", "middle columbiz", "middle piccioni"],
  ...["result columbiz", "replay piccioni", "rules columba"],
];

test("a change of language leaves nothing in the old one", async () => {
  const someone = await visitor(made, { language: "en", viewport: SIZES[0]! });
  const { page } = someone;
  const wrong: string[] = [];
  for (const place of PLACES.filter(({ name }) => CHANGED.includes(name))) {
    const [from, to] = ["en", "de"] as const;
    await page.evaluate(() => localStorage.removeItem("dovecote.settings"));
    await load(page, made, place, await words(from));
    await choose(page, to, await words(from));
    await settled(page);
    const german = new Set(told(`${to} ${place.name}`));
    const english = told(`${from} ${place.name}`).filter((text) => !german.has(text));
    const left = await written(page);
    const stale = [...left.texts, ...left.names].filter((text) => english.includes(text));
    wrong.push(...stale.map((text) => `${place.name}: ${text}`));
    const heard = await page.evaluate(() =>
      [...document.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent).join(""),
    );
    if (ENGLISH.test(heard)) wrong.push(`${place.name}, heard: ${heard}`);
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});

/** By the switch of the page, wherever it is. */
async function choose(page: Page, language: Language, say: Say): Promise<void> {
  const button = page.getByRole("button", { name: new RegExp(`^${language}, `, "i") });
  const isFolded = !(await button.isVisible());
  if (isFolded)
    await page
      .getByRole("button", { name: say("page-more"), exact: true })
      .first()
      .click();
  await button.click();
  await page.waitForFunction((is) => document.documentElement.lang === is, language);
  if (isFolded) await page.keyboard.press("Escape");
}

async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  await still(page);
}

/** What is the same in every language: commands, addresses, services, options. */
function isSame(text: string): boolean {
  return /^dovecote verify|^https?:|^Slack, |^[a-z_]+ = [a-z]+$/.test(text);
}

function told(key: string): readonly string[] {
  const seen = said.get(key);
  return [...(seen?.texts ?? []), ...(seen?.names ?? [])];
}

function unsaid({ texts, names }: Seen): readonly string[] {
  return [...texts, ...names].filter((text) => KEY.test(text) || RAW.test(text));
}
