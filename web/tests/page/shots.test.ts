/** Pictures of everything around the games, for people's eyes. */

import { afterAll, beforeAll, expect, test } from "vitest";

import type { Page } from "playwright-core";

import type { LessonOf } from "../../src/lib/wire";
import { person, PHONE, shoot, TABLET, until, WIDE, type Likes } from "../person";
import { GAMES, load, matches, PLACES, visitor, type Game, type Matches } from "./places";
import { LANGUAGES, words, type Say } from "./words";

const SHOT = [
  "start",
  "setup columba",
  "waiting",
  "result columba",
  "replay columba",
  "rules columbiz",
];
const LIKES: Readonly<Record<string, Likes>> = {
  wide: { viewport: { width: 1280, height: 800 } }, // a small laptop, on which room is scarce
  tablet: { viewport: TABLET },
  phone: { viewport: PHONE, touch: true },
  dark: { viewport: WIDE, theme: "dark" },
};

let made: Matches;
beforeAll(async () => {
  made = await matches();
});
afterAll(() => made.player.leave());

test.each(Object.keys(LIKES))("pictures, %s", async (name) => {
  const say = await words("en");
  const someone = await visitor(made, LIKES[name] ?? {});
  for (const place of PLACES.filter((one) => SHOT.includes(one.name))) {
    await load(someone.page, made, { ...place, act: undefined }, say);
    await shoot(someone.page, `${place.name.replaceAll(" ", "-")}-${name}`);
  }
  expect(someone.complaints).toEqual([]);
  await someone.leave();
});

/** `LANGUAGE=de` takes pictures in one language only. */
const WANTED = LANGUAGES.filter((one) => (process.env.LANGUAGE ?? one).includes(one));
const EACH = WANTED.flatMap((language) => [
  [language, "wide"] as const,
  [language, "phone"] as const,
]);

test.each(EACH)("every step of every lesson, %s, %s", async (language, on) => {
  const say = await words(language);
  const someone = await person({ ...LIKES[on], touch: false, language });
  for (const game of GAMES) {
    const lessons = await someone.page.evaluate(
      async (of) => (await (await fetch(`/api/games/${of}/lessons`)).json()) as LessonOf[],
      game,
    );
    for (const { name } of lessons)
      await lesson(someone.page, say, game, name, `${language}-${on}`);
  }
  expect(someone.complaints).toEqual([]);
  await someone.leave();
});

/** Have every move shown and make it, with a picture of each step. */
async function lesson(page: Page, say: Say, game: Game, name: string, how: string): Promise<void> {
  await page.goto(`/learn/${game}/${name}`);
  const teacher = page.locator(".teacher");
  const show = teacher.getByRole("button", { name: say("page-learn-show"), exact: true });
  const done = teacher.getByRole("heading", { name: say("page-learn-done") });
  for (let step = 1; ; step++) {
    await until(async () => (await show.isVisible()) || (await done.isVisible()));
    await shoot(page, `lesson-${how}-${game}-${name}-${step}`);
    if (await done.isVisible()) return;
    const before = await page.locator(".log").textContent();
    await show.click();
    await page.locator(".btn.go:focus").waitFor();
    await page.keyboard.press("Enter");
    await until(async () => (await page.locator(".log").textContent()) !== before);
  }
}

test.each(EACH)("a whole turn of an opponent, %s, %s", async (language, on) => {
  for (const game of GAMES) {
    const { player } = made;
    const id = await player.open({ game, seats: ["me", "homer"] });
    const { at } = await player.play(id, { entries: 30 });
    const someone = await visitor(made, { ...LIKES[on], touch: false, language, pace: "slow" });
    const { page } = someone;
    await page.goto(`/t/${id}`);
    await page.locator(".table[data-at]").waitFor();
    let [shown, taken, last] = ["", 0, Infinity];
    const isPlayed = player.play(id, { entries: at + 12 }); // and the page looks on
    void isPlayed.then((stand) => (last = stand.at));
    await until(async () => {
      const is = (await page.locator(".table[data-at]").getAttribute("data-at")) ?? "";
      if (is !== shown) await shoot(page, `turn-${language}-${on}-${game}-${++taken}`);
      shown = is;
      return Number(is) >= last;
    });
    expect(taken).toBeGreaterThan(2);
    expect(someone.complaints).toEqual([]);
    await someone.leave();
  }
});
