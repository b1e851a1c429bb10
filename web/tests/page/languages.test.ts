/** Every place in four languages and at four widths: all of it said, nothing of it cut off. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { person } from "../person";
import { cut, written, type Seen } from "./looks";
import { matches, places, still, visit, type Matches, type Place } from "./places";
import { LANGUAGES, words, type Language } from "./words";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 1100 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const KEY =
  /(?<![\w/.-])(?:page|start|setup|waiting|replay|proof|result|rules|error|bot|person|server|cli|columba|columbiz|piccioni)-[a-z][a-z0-9_-]*(?![\w.])/;
const RAW = /\{ ?\$|\[object|undefined|\bNaN\b/;
/** Words that are in hardly any other language, and in every longer English sentence. */
const ENGLISH = /(?<![\p{L}-])(?:the|your|you|with|this|that|which|from|have|been)(?![\p{L}-])/iu;
const LONG = 24;

let made: Matches;
let all: readonly Place[];
const said = new Map<string, Seen>();

beforeAll(async () => {
  made = await matches();
  all = places(made);
}, 160_000);
afterAll(() => made.player.leave());

describe.each(LANGUAGES)("in %s", (language: Language) => {
  test("everything is said, nothing is cut off", async () => {
    const say = await words(language);
    const someone = await person({ language, viewport: SIZES[0]! });
    await made.player.lend(someone);
    const wrong: string[] = [];
    for (const place of all) {
      await someone.page.setViewportSize(SIZES[0]!);
      await visit(someone, place, say);
      const seen = await written(someone.page);
      said.set(`${language} ${place.name}`, seen);
      wrong.push(...unsaid(seen).map((text) => `${place.name}: ${text}`));
      expect(await someone.page.evaluate(() => document.documentElement.lang)).toBe(language);
      for (const size of SIZES) {
        await someone.page.setViewportSize(size);
        await still(someone.page);
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
    const wrong = all.flatMap(({ name }) => {
      const english = new Set(told(`en ${name}`).filter((text) => text.length >= LONG));
      const mine = told(`${language} ${name}`);
      const same = mine.filter((text) => english.has(text) && / /.test(text) && !isSame(text));
      const leaks = mine.filter((text) => ENGLISH.test(text) && !isSame(text));
      return [...new Set([...same, ...leaks])].map((text) => `${name}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** What is the same in every language: commands, addresses, options. */
function isSame(text: string): boolean {
  return /^dovecote verify|^https?:|^[a-z_]+ = [a-z]+$/.test(text);
}

function told(key: string): readonly string[] {
  const seen = said.get(key);
  return [...(seen?.texts ?? []), ...(seen?.names ?? [])];
}

function unsaid({ texts, names }: Seen): readonly string[] {
  return [...texts, ...names].filter((text) => KEY.test(text) || RAW.test(text));
}
