/** Every place, wide and on a phone, for everyone: by keyboard, large, in the system's colours. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { PHONE, shoot, SMALL, WIDE, type Person } from "../person";
import { firstTab, walk } from "./keyboard";
import { cut, hidden, small } from "./looks";
import {
  isAlike,
  load,
  matches,
  PLACES,
  settled,
  still,
  visit,
  visitor,
  type Matches,
  type Place,
} from "./places";
import { violations, violationsInBoth } from "./violations";
import { words, type Say } from "./words";

let made: Matches;
let say: Say;
beforeAll(async () => {
  [made, say] = await Promise.all([matches(), words("en")]);
});
afterAll(() => made.player.leave());

/** All of them are in `browser:soak`. */
const HERE = PLACES.filter((place) => process.env.SOAK || !isAlike(place));
/** Where nothing has taken the focus already: whoever is asked is past the bar when they come. */
const isPlain = ({ act, name }: Place): boolean =>
  !act && !/^(result|middle|window|early|replay|rules)/.test(name);
/** Those that differ in what axe looks at: one of a kind is enough. */
const isJudged = ({ name }: Place): boolean => !/^(early|keys p|keys columba)/.test(name);
/** Those that differ in what can be reached. */
const isWalked = ({ name }: Place): boolean =>
  !/^(keys|proof|rules col|replay [^c]|replay columba|early)/.test(name);
/** Those whose parts are others on a phone; all are judged and walked through in `browser:soak`. */
const isOtherOnPhone = ({ name }: Place): boolean =>
  Boolean(process.env.SOAK) || /^(start|setup columba|middle|window|replay columba)/.test(name);
describe("wide", () => {
  let someone: Person;
  beforeAll(async () => {
    someone = await visitor(made, { viewport: WIDE });
  });
  afterAll(() => someone.leave());

  test.each(HERE)("$name is for everyone", async (place) => {
    const { page } = someone;
    await page.setViewportSize(WIDE);
    await visit(page, made, place, say);
    // the theme stays until the next place, which is judged by every rule in it
    if (isJudged(place)) expect(await violationsInBoth(page)).toEqual([]);
    if (isJudged(place)) expect(await small(page)).toEqual([]);
    if (process.env.SHOTS) await inTheSystemsColours(page, place.name);
    if (isWalked(place)) await expectAllReached(page);
    expect(await enlarged(page, place)).toEqual([]);
    expect(unexpected(someone)).toEqual([]);
  });
});

describe("on a phone", () => {
  let someone: Person;
  beforeAll(async () => {
    someone = await visitor(made, { viewport: PHONE, touch: true });
  });
  afterAll(() => someone.leave());

  test.each(HERE)("$name is for everyone", async (place) => {
    const { page } = someone;
    await page.setViewportSize(PHONE);
    await load(page, made, place, say); // by its address, as somebody who was sent it
    if (isPlain(place)) expect(await firstTab(page)).toEqual([]);
    if (isJudged(place) && isOtherOnPhone(place)) {
      const judge = process.env.SOAK ? violationsInBoth : violations;
      expect(await judge(page)).toEqual([]);
    }
    if (isJudged(place)) expect(await small(page)).toEqual([]);
    if (isWalked(place) && isOtherOnPhone(place)) await expectAllReached(page);
    await page.setViewportSize(SMALL);
    await still(page);
    expect(await small(page), "on the smallest screen").toEqual([]);
    expect(unexpected(someone)).toEqual([]);
  });
});

/** A place that is lost is one that the server does not have. */
function unexpected({ complaints }: Person): readonly string[] {
  return complaints.splice(0).filter((text) => !/404/.test(text));
}

async function expectAllReached(page: Page): Promise<void> {
  const { steps, wrong } = await walk(page);
  expect(wrong).toEqual([]);
  expect(steps).toBeGreaterThan(2);
}

/** A picture for people's eyes. */
async function inTheSystemsColours(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await shoot(page, `forced-${name.replaceAll(" ", "-")}`);
  await page.emulateMedia({ forcedColors: "none" });
}

/** At 400 % nothing scrolls sideways and everything is reached. */
async function enlarged(page: Page, { name }: Place): Promise<readonly string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (name.startsWith("result"))
    await page.getByRole("button", { name: say("result-fold") }).click();
  await page.setViewportSize({ width: 320, height: 256 });
  if (name.startsWith("replay")) await page.reload(); // the list of moves begins folded there
  await settled(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const tooWide = sideways > 0 ? [`${sideways} px too wide`] : [];
  const clipped = await cut(page); // before anything is scrolled to
  const covered = (await hidden(page)).map((text) => `never in sight: ${text}`);
  return [...tooWide, ...clipped, ...covered];
}
