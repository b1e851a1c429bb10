/**
 * Every place in four languages and at four widths: all of it said, nothing of it cut off. Language
 * and width are changed where it stands, so that nothing is left of the language before.
 */

import { afterAll, beforeAll, expect, test } from "vitest";

import type { Person } from "../person";
import { cut, written, type Seen } from "./looks";
import {
  isAlike,
  load,
  matches,
  PLACES,
  speak,
  still,
  visit,
  visitor,
  type Matches,
} from "./places";
import { LANGUAGES, onlyIn, words, type Language } from "./words";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 1100 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;
type Size = (typeof SIZES)[number];
const [WIDEST, , , NARROWEST] = SIZES;
/** The longest words at every width, the others at the widest and the narrowest. */
const LONGEST = "de";
/** They come last where it is widest, and stay until it is narrowest: that takes the fewest changes. */
const ORDER = [...LANGUAGES.filter((one) => one !== LONGEST), LONGEST] as const;
const WAYS: readonly (readonly [Size, readonly Language[]])[] = SIZES.map((size) => {
  const isEdge = size === WIDEST || size === NARROWEST || process.env.SOAK;
  const all: readonly Language[] = isEdge ? ORDER : [LONGEST];
  return [size, size === NARROWEST ? all.toReversed() : all]; // it ends where the next begins
});
const KEY =
  /(?<![\w/.-])(?:page|start|setup|waiting|replay|proof|result|figure|rules|ruling|error|bot|person|server|cli|set|league|tournament|house|notices|self|deal|columba|columbiz|piccioni)-[a-z][a-z0-9_-]*(?![\w.])/;
const RAW = /\{ ?\$|\[object|undefined|\bNaN\b/;
/** Words that are in hardly any other language, and in every longer English sentence. */
const ENGLISH = /(?<![\p{L}-])(?:the|your|you|with|this|that|which|from|have|been)(?![\p{L}-])/iu;
const LONG = 24;

let made: Matches;
let someone: Person;
/** What can be said in English only. */
let english: Readonly<Record<Language, ReadonlySet<string>>>;

beforeAll(async () => {
  const only = async (language: Language) => [language, await onlyIn("en", language)] as const;
  made = await matches();
  english = Object.fromEntries(await Promise.all(LANGUAGES.map(only))) as typeof english;
  someone = await visitor(made, { viewport: WIDEST });
});
afterAll(() => Promise.all([someone.leave(), made.player.leave()]));

test.each(PLACES)(
  "$name is said in every language, and nothing of it is cut off",
  async (place) => {
    const { page, complaints } = someone;
    const wrong: string[] = [];
    const said = new Map<Language, readonly string[]>();
    await page.setViewportSize(WIDEST);
    // whatever is not loaded by its address elsewhere is loaded here
    await (isAlike(place) ? load : visit)(page, made, place, await words("en"));
    for (const [size, languages] of WAYS) {
      if (size !== WIDEST) await page.setViewportSize(size);
      await still(page);
      for (const language of languages) {
        await speak(page, language);
        if (!said.has(language)) said.set(language, told(await written(page)));
        const found = await cut(page);
        wrong.push(...found.map((text) => `${language}, ${size.width} px: ${text}`));
      }
    }
    for (const [language, texts] of said) {
      const isUnsaid = (text: string): boolean => KEY.test(text) || RAW.test(text);
      const isLeft = (text: string): boolean => isEnglish(text, language, said.get("en") ?? []);
      const bad = texts.filter((text) => isUnsaid(text) || isLeft(text));
      wrong.push(...new Set(bad.map((text) => `${language}: ${text}`)));
    }
    expect(wrong).toEqual([]);
    expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([]);
  },
);

/** Whether English is left in another language: a whole sentence of it, or words that only it has. */
function isEnglish(text: string, language: Language, before: readonly string[]): boolean {
  if (language === "en" || isSame(text)) return false;
  const isLong = text.length >= LONG && text.includes(" ");
  return english[language].has(text) || ENGLISH.test(text) || (isLong && before.includes(text));
}

/** What is the same in every language: commands, addresses, services, options. */
function isSame(text: string): boolean {
  return /^dovecote verify|^https?:|^Slack, |^[a-z_]+ = [a-z]+$/.test(text);
}

function told({ texts, names }: Seen): readonly string[] {
  return [...texts, ...names];
}
