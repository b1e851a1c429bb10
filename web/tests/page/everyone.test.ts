/** For everyone: by keyboard, by ear, large, in the system's colours, without motion. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { person, PHONE, shoot, SMALL, until, WIDE } from "../person";
import { cut, small } from "./looks";
import { GAMES, matches, places, visit, type Matches, type Place } from "./places";
import { words, type Say } from "./words";

let made: Matches;
let say: Say;
let all: readonly Place[];
beforeAll(async () => {
  [made, say] = await Promise.all([matches(), words("en")]);
  all = places(made);
}, 160_000);
afterAll(() => made.player.leave());

/** Those that differ in what can be reached: one of a kind is enough. */
const plain = (): readonly Place[] =>
  all.filter(({ name }) => !/^(keys|proof|rules col|replay [^c]|replay columba|early)/.test(name));

interface Walked {
  readonly steps: number;
  /** What had the focus without showing it. */
  readonly unseen: readonly string[];
  readonly missed: readonly string[];
}

/** Walk round the page with Tab until everything was reached, or the end came twice. */
async function walk(page: Page): Promise<Walked> {
  await page.evaluate(() => {
    const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
    const root = document.querySelector("dialog[open]") ?? document;
    const isStop = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getAttribute("tabindex") !== "-1" &&
      !one.closest("[inert]") &&
      // one of a group of radio buttons is a stop, the arrows lead to the others
      !(one instanceof HTMLInputElement && one.type === "radio" && !one.checked);
    const stops = new Set([...root.querySelectorAll(STOPS)].filter(isStop));
    (window as unknown as { stops: Set<Element> }).stops = stops;
  });
  const unseen = new Set<string>();
  let [steps, ends, left] = [0, 0, 1];
  for (; steps < 400 && ends < 2 && left; steps++) {
    await page.keyboard.press("Tab");
    const told = await page.evaluate(step);
    if (told.isEnd) ends++;
    if (told.wrong) unseen.add(told.wrong);
    left = told.left;
  }
  const missed = await page.evaluate(() =>
    [...(window as unknown as { stops: Set<Element> }).stops]
      .filter((element) => element.isConnected)
      .map((element) => element.outerHTML.replaceAll(/ svelte-\w+/g, "").slice(0, 120)),
  );
  return { steps, unseen: [...unseen], missed };
}

/** Runs in the browser: what has the focus now, and can it be seen? */
function step(): { isEnd: boolean; wrong: string; left: number } {
  const { stops } = window as unknown as { stops: Set<Element> };
  const element = document.activeElement;
  if (!element || element === document.body) return { isEnd: true, wrong: "", left: stops.size };
  stops.delete(element);
  const around = [element, ...["label", "fieldset", "li"].map((one) => element.closest(one))];
  const isMarked = around.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  // a drawing has no outline: something in it is drawn differently, or a cursor lies over it
  const isDrawn = ((): boolean => {
    if (element.parentElement?.parentElement?.querySelector(".cursor")) return true;
    if (!(element instanceof SVGElement)) return false;
    const drawn = (): string =>
      [...element.querySelectorAll("*")]
        .map((one) => getComputedStyle(one))
        .map(({ stroke, opacity, display, visibility }) => stroke + opacity + display + visibility)
        .join();
    const focused = drawn();
    element.blur();
    const isOther = drawn() !== focused;
    element.focus({ preventScroll: true });
    return isOther;
  })();
  const box = element.getBoundingClientRect();
  const isIn = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
  const what = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${name.slice(0, 40)}”`;
  const wrong = !isIn ? "outside the screen" : isMarked || isDrawn ? "" : "no visible focus";
  return { isEnd: false, wrong: wrong && `${wrong}: ${what}`, left: stops.size };
}

test.each([
  { name: "wide", viewport: WIDE },
  { name: "phone", viewport: PHONE },
])("everything is reached with Tab and can be seen to be, $name", async ({ viewport }) => {
  const someone = await person({ viewport });
  await made.player.lend(someone);
  const wrong: string[] = [];
  for (const place of plain()) {
    await visit(someone, place, say);
    const { steps, unseen, missed } = await walk(someone.page);
    expect(steps).toBeGreaterThan(2);
    wrong.push(...unseen.map((text) => `${place.name}: ${text}`));
    wrong.push(...missed.map((text) => `${place.name}: not reached: ${text}`));
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});

test("the first Tab is the way past the bar", async () => {
  const someone = await person();
  await made.player.lend(someone);
  const { page } = someone;
  const wrong: string[] = [];
  for (const place of plain().filter(isPlain)) {
    await visit(someone, place, say);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: say("page-skip") });
    if (!(await isFocused(page, "skip"))) wrong.push(`${place.name}: Tab leads elsewhere`);
    const box = await skip.boundingBox();
    if (!box || box.y < 0) wrong.push(`${place.name}: it cannot be seen`);
    await page.keyboard.press("Enter");
    const isInMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    if (!isInMain) wrong.push(`${place.name}: it does not lead to main`);
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});

/** Where nothing has taken the focus already. */
function isPlain({ act, name }: Place): boolean {
  return !act && !name.startsWith("result");
}

async function isFocused(page: Page, name: string): Promise<boolean> {
  return page.evaluate((name) => document.activeElement?.classList.contains(name) ?? false, name);
}

test.each(GAMES)("what happens in %s is told to those who listen", async (game) => {
  const someone = await person();
  await made.player.lend(someone);
  const id = await made.player.open({ game, seats: ["me", "random"], help: "legal" });
  const { at } = await made.player.play(id, { entries: 0 });
  const { page } = someone;
  await page.goto(`/t/${id}`);
  await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]"))
      new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  const heard = (): Promise<string> =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(" "));
  await made.player.play(id, { entries: at + 12 });
  await until(async () => (await heard()).includes("Bot 2")); // what the other side did
  await until(async () => (await heard()).includes(say("page-your-turn")));
  await someone.leave();
});

test("at 400 % nothing scrolls sideways and everything is reached", async () => {
  const someone = await person({ viewport: { width: 320, height: 256 } });
  await made.player.lend(someone);
  const wrong: string[] = [];
  for (const place of all) {
    await visit(someone, place, say);
    const { page } = someone;
    if (place.name.startsWith("result"))
      await page.getByRole("button", { name: say("result-fold") }).click();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sideways > 0) wrong.push(`${place.name}: ${sideways} px too wide`);
    wrong.push(...(await cut(page)).map((text) => `${place.name}: ${text}`));
    wrong.push(...(await hidden(page)).map((text) => `${place.name}: never in sight: ${text}`));
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});

/** Controls that stay out of sight, or under something else, even when they are scrolled to. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.querySelector("dialog[open]") ?? document;
    for (const element of root.querySelectorAll("button, a[href], input, select, summary")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest(".skip, .vh")) continue;
      const target = element.closest("label") ?? element;
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width <= 2) continue;
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      if (at && (target.contains(at) || at.contains(target))) continue;
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      found.push(
        `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” under ${at?.tagName ?? "nothing"}.${at?.getAttribute("class") ?? ""}`,
      );
    }
    return found;
  });
}

test("everything to press is 24 px at least on the smallest screen", async () => {
  const someone = await person({ viewport: SMALL, touch: true });
  await made.player.lend(someone);
  const wrong: string[] = [];
  for (const place of all) {
    await visit(someone, place, say);
    wrong.push(...(await small(someone.page)).map((text) => `${place.name}: ${text}`));
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});

test("whoever wants less motion gets none", async () => {
  const someone = await person({ still: true });
  await made.player.lend(someone);
  const { page } = someone;
  const wrong: string[] = [];
  for (const game of GAMES) {
    const id = await made.player.open({ game, seats: ["me", "random"] });
    await made.player.play(id, { entries: 0 });
    await page.goto(`/t/${id}`);
    await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
    await page.evaluate(() => {
      const moved = new Set<string>();
      (window as unknown as { moved: Set<string> }).moved = moved;
      const look = (): void => {
        for (const animation of document.getAnimations()) {
          const { duration } = animation.effect?.getComputedTiming() ?? {};
          if (Number(duration) <= 1) continue;
          const { target } = animation.effect as KeyframeEffect;
          moved.add(`${target?.tagName}.${target?.getAttribute("class")}: ${String(duration)} ms`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await made.player.play(id, { entries: 25 });
    await page.getByRole("button", { name: say("page-more") }).click();
    await page.keyboard.press("Escape");
    const moved = await page.evaluate(() => [
      ...(window as unknown as { moved: Set<string> }).moved,
    ]);
    wrong.push(...moved.map((text) => `${game}: ${text}`));
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});

test("in the system's own colours everything is still there", async () => {
  const someone = await person();
  await made.player.lend(someone);
  const { page } = someone;
  await page.emulateMedia({ forcedColors: "active" });
  for (const place of all.filter(({ name }) =>
    /^(start|setup columba|middle|result columba)/.test(name),
  )) {
    await visit(someone, place, say);
    const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
    expect(isForced).toBe(true);
    await shoot(page, `forced-${place.name.replaceAll(" ", "-")}`);
  }
  await someone.leave();
});
