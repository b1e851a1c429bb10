/** Every card of Piccioni, in every language: whoever holds it can read all of it. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { cut } from "./looks";
import { matches, PLACES, speak, still, visit, visitor, type Matches } from "./places";
import { LANGUAGES, words, type Say } from "./words";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1100, height: 700 },
  { width: 900, height: 1100 },
  { width: 768, height: 1024 },
  { width: 740, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const HELD = 6; // cards in a hand that is large

let made: Matches;

beforeAll(async () => {
  made = await matches();
});
afterAll(() => made.player.leave());

interface Card {
  readonly name: string;
  readonly texts: readonly string[];
}

/** All action cards of the house, as the catalogue tells them. */
async function cards(say: Say): Promise<Card[]> {
  const answer = await fetch(`${inject("url")}/api/games/piccioni/data`);
  const { action } = (await answer.json()) as { action: string };
  const told = JSON.parse(action) as { id: string; reaction?: readonly unknown[] }[];
  return told.map(({ id, reaction }) => {
    const reacts = reaction ? [say(`piccioni-reaction-${id}`)] : [];
    return {
      name: say(`piccioni-card-${id}`),
      texts: [
        say(`piccioni-text-${id}`),
        ...reacts.map((text) => say("piccioni-reaction", { text })),
      ],
    };
  });
}

test("every card of Piccioni can be read in every language", async () => {
  const someone = await visitor(made, { viewport: SIZES[0]! });
  const early = PLACES.find(({ name }) => name === "early piccioni")!; // a hand is full
  await visit(someone.page, made, early, await words("en"));
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    await speak(someone.page, language);
    const found = await unreadable(someone.page, await cards(await words(language)));
    wrong.push(...found.map((text) => `${language} ${text}`));
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});

/** What of these cards cannot be read in a hand, at every width. */
async function unreadable(page: Page, all: readonly Card[]): Promise<readonly string[]> {
  expect(all.length).toBeGreaterThan(HELD);
  const wrong: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (let first = 0; first < all.length; first += HELD) {
      await hold(page, all.slice(first, first + HELD));
      await still(page);
      const found = [...(await cut(page)), ...(await over(page))];
      wrong.push(...found.map((text) => `at ${size.width}: ${text}`));
    }
  }
  return wrong;
}

/** Write other cards onto those of one's hand, and onto as many copies as are needed. */
function hold(page: Page, held: readonly Card[]): Promise<void> {
  return page.evaluate((wanted) => {
    const list = document.querySelector(".hand ul")!;
    while (list.children.length < wanted.length)
      list.append(list.firstElementChild!.cloneNode(true));
    while (list.children.length > wanted.length) list.lastElementChild!.remove();
    list.classList.toggle("many", wanted.length > 4);
    wanted.forEach(({ name, texts }, at) => {
      const face = list.children[at]!.querySelector(".face")!;
      face.querySelector(".name span")!.textContent = name;
      const first = face.querySelector(".text")!;
      for (const more of face.querySelectorAll(".more")) more.remove();
      first.textContent = texts[0]!;
      if (texts.length < 2) return;
      const more = first.cloneNode() as Element;
      more.classList.add("more");
      more.textContent = texts[1]!;
      face.append(more);
    });
  }, held);
}

/** Words that stand out of their card. */
function over(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    return [...document.querySelectorAll(".hand .face")].flatMap((face) => {
      const edge = face.getBoundingClientRect();
      const isOut = [...face.querySelectorAll(".name, .text")].some((one) => {
        const { bottom, top, left, right } = one.getBoundingClientRect();
        const isOver = bottom > edge.bottom + SLACK || top < edge.top - SLACK;
        return isOver || left < edge.left - SLACK || right > edge.right + SLACK;
      });
      return isOut ? [`over its card: ${face.textContent}`] : [];
    });
  });
}

test("whatever stands on a ledge of Piccioni is on it", async () => {
  const someone = await visitor(made, { viewport: SIZES[0]! });
  const middle = PLACES.find(({ name }) => name === "middle piccioni")!;
  await visit(someone.page, made, middle, await words("en"));
  const wrong: string[] = [];
  for (const size of [...SIZES, { width: 320, height: 256 }]) {
    await someone.page.setViewportSize(size);
    for (let birds = 1; birds <= 10; birds++) {
      const found = await beside(someone.page, birds);
      wrong.push(...found.map((text) => `${birds} at ${size.width}: ${text}`));
    }
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});

/** Let so many stand on one ledge after the other; those of them that are not on it. */
function beside(page: Page, birds: number): Promise<string[]> {
  return page.evaluate((birds) => {
    const SLACK = 10; // dung lies over the edge of the stone
    // whichever stands there is luck: those that are two wide take most room
    const one = document.querySelector(".ledge .bird")!.cloneNode(true) as Element;
    one.classList.add("two");
    return [...document.querySelectorAll(".ledge")].flatMap((ledge) => {
      const stand = ledge.querySelector(".stand")!;
      const [before, wasCrowded] = [[...stand.childNodes], ledge.classList.contains("crowded")];
      stand.replaceChildren(...Array.from({ length: birds }, () => one.cloneNode(true)));
      ledge.classList.toggle("crowded", birds > 5);
      const edge = ledge.getBoundingClientRect();
      const isOut = [...stand.children].some((bird) => {
        const { left, right, top, bottom } = bird.getBoundingClientRect();
        const isBeside = left < edge.left - SLACK || right > edge.right + SLACK;
        return isBeside || top < edge.top - SLACK || bottom > edge.bottom + SLACK;
      });
      stand.replaceChildren(...before); // there are not so many pigeons that all could be crowded
      ledge.classList.toggle("crowded", wasCrowded);
      return isOut ? [ledge.closest("article")?.ariaLabel ?? "somewhere"] : [];
    });
  }, birds);
}
