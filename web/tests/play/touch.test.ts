/** Games by taps on a phone; no single tap sends a move, and nothing is too wide. */

import { expect, test } from "vitest";
import type { Page } from "playwright-core";

import { person, PHONE, shoot, SMALL, table, until } from "../person";
import { columba } from "./columba";
import { columbiz } from "./columbiz";
import { fingers, type Hands } from "./hands";
import { late } from "./late";
import { piccioni } from "./piccioni";
import {
  expectLog,
  expectPoints,
  now,
  panel,
  playNow,
  playOn,
  tooWide,
  type Game,
  type Step,
} from "./table";

const GAMES: readonly (readonly [string, (hands: Hands, isSentTwice?: boolean) => Step])[] = [
  ["Columbiz", columbiz],
  ["Columba", columba],
  ["Piccioni", piccioni],
];

const LIKES = { viewport: PHONE, touch: true, theme: "dark" } as const;

test.each(GAMES)("a game of %s is begun by taps on a phone", async (title, plays) => {
  // whoever likes it so: no first tap sends anything, and their fingers watch that
  const { page, complaints, leave } = await person({ ...LIKES, settings: { confirm: "two" } });
  const step = plays(await fingers(page), true);
  await playNow(page, title, true);
  let steps = 0;
  await playOn(page, step, () => ++steps > 4);
  await shoot(page, `${title.toLowerCase()}-early-phone`);
  if (title === "Piccioni") await passAlways(page);
  await playOn(page, step, () => ++steps > 10);
  expect(await tooWide(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

/** A result is the same for every hand: one by fingers is enough, all are in `browser:soak`. */
const ENDED = GAMES.filter(([title]) => process.env.SOAK || title === "Columba");

test.each(ENDED)("a game of %s is ended by taps on a phone", async (title, plays) => {
  const game = title.toLowerCase() as Game;
  const { someone, leave } = await late(game, LIKES);
  const { page, frames, complaints } = someone;
  await playOn(page, plays(await fingers(page)));
  await shoot(page, `${game}-late-phone`);
  expect(await tooWide(page)).toEqual([]);
  await expectPoints(page, frames);
  expect(await page.locator(".aim .fold").count()).toBe(0); // the aim is all that line has to say
  await page.getByRole("button", { name: "Fold away and look at the table" }).tap();
  await tab(page, "Log").tap();
  await expectLog(page, frames);
  expect(complaints).toEqual([]);
  await leave();
});

/** A standing order instead of an answer each time. */
async function passAlways(page: Page): Promise<void> {
  const always = page.getByRole("radio", { name: "Always let it happen" });
  await page.getByText("Standing orders").filter({ visible: true }).tap();
  await always.tap();
  await until(() => always.isChecked());
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name });

test.each(["columba", "columbiz", "piccioni"])("%s fits into 320 pixels", async (game) => {
  const { page, complaints, leave } = await person({ viewport: SMALL, touch: true });
  expect(await tooWide(page)).toEqual([]);
  const wish = { game, options: { seats: "4" }, seats: ["me", "homer", "homer", "homer"] };
  const id = await table(page, { ...wish, help: "coach" });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
  await shoot(page, `${game}-small`);
  expect(await tooWide(page)).toEqual([]);
  for (const name of ["Players", "Log", "Turn"]) {
    if (!(await tab(page, name).isVisible())) continue; // not every game has boards of players
    await tab(page, name).tap();
    expect(await tooWide(page), name).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test("in Columbiz the buttons keep their place, and nothing that is said is cut", async () => {
  const { someone, leave } = await late("columbiz", { viewport: PHONE, touch: true });
  const { page, complaints } = someone;
  const step = columbiz(await fingers(page));
  const bottoms = new Set<number>();
  await playOn(page, async (at) => {
    const seen = await said(page);
    if (seen) {
      bottoms.add(seen.bottom);
      expect(seen.covered).toEqual([]);
    }
    return step(at);
  });
  expect([...bottoms]).toHaveLength(1);
  expect(complaints).toEqual([]);
  await leave();
});

/** Low ones, and one that its browser's bars make low. */
const LOW = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 390, height: 664 },
];

test("on a low phone a finger hits the squares of Columbiz, and reads what one needs", async () => {
  const { page, complaints, leave } = await person({ viewport: SMALL, touch: true });
  const wish = { game: "columbiz", seats: ["me", "random"], help: "coach" };
  await page.goto(`/t/${await table(page, wish)}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
  await page.locator(".aim .offer button").tap(); // no lessons: that line has its usual height
  for (const size of LOW) {
    await page.setViewportSize(size);
    const squares = page.locator(".board [data-square]");
    const boxes = await Promise.all((await squares.all()).map((one) => one.boundingBox()));
    const least = Math.min(...boxes.flatMap((box) => (box ? [box.width, box.height] : [])));
    expect(least, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(24);
    await squares.nth(20).tap();
    expect((await said(page))?.covered).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test("on a phone nothing is explained that nobody has asked about", async () => {
  const { page, leave } = await person({ viewport: SMALL, touch: true });
  const wish = { game: "columbiz", seats: ["me", "random"], help: "coach" };
  await page.goto(`/t/${await table(page, wish)}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
  const tip = page.getByRole("complementary", { name: "What is this?" });
  await page.waitForTimeout(600); // the page has brought the focus, which waits for less
  expect(await tip.count()).toBe(0);
  await leave();
});

/** Where the buttons of one's turn end, and what of its words they cover or is cut off. */
function said(page: Page): Promise<{ bottom: number; covered: string[] } | null> {
  return page.evaluate(() => {
    const offers = document.querySelector(".sheet .offers");
    if (!offers?.children.length) return null;
    const { top, bottom } = offers.getBoundingClientRect();
    const words = [...document.querySelectorAll(".sheet .warning, .sheet .words > *")];
    const covered = words.filter((one) => {
      if (!one.checkVisibility()) return false;
      const room = one.closest(".words")?.getBoundingClientRect().bottom ?? top;
      return one.getBoundingClientRect().bottom > Math.min(room, top) + 1;
    });
    return { bottom: Math.round(bottom), covered: covered.map((one) => one.textContent) };
  });
}
