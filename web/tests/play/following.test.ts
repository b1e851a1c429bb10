/** What others do is shown one thing after the other: watched, skipped, marked, played again. */

import { expect, test } from "vitest";
import type { Page } from "playwright-core";

import { EMPTY, PHONE, person, shoot, table, until, type Likes, type Person } from "../person";
import { columba } from "./columba";
import { columbiz } from "./columbiz";
import { mouse, type Hands } from "./hands";
import { piccioni } from "./piccioni";
import { history, now, panel, positions, shownAt, type Game, type Step } from "./table";

const STEPS: Readonly<Record<Game, (hands: Hands) => Step>> = { columba, columbiz, piccioni };
const ESCAPE = (page: Page): Promise<void> => page.keyboard.press("Escape");
const BUTTON = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /skip to now$/i }).click();
const CLICK = (page: Page): Promise<void> => page.getByRole("main").click({ position: SOMEWHERE });
const SOMEWHERE = { x: 30, y: 30 };

const GAMES: readonly (readonly [Game, (page: Page) => Promise<void>])[] = [
  ["columbiz", CLICK],
  ["columba", ESCAPE],
  ["piccioni", BUTTON],
];

const skip = (page: Page) => page.getByRole("button", { name: /skip to now$/i });
const marks = (page: Page) => page.locator("[data-mark]");

/** What the server has told, shown or not. */
const told = ({ frames }: Person) => positions(frames, 0).at(-1)!;
const isAsked = (someone: Person): boolean =>
  told(someone).waiting.includes(0) && told(someone).sealed === undefined;
const turnsOf = ({ frames }: Person, seat: number): number =>
  history(frames, 0).filter((event) => event.type === "TurnEnded" && event.seat === seat).length;

/** Whether the other has ended a turn since mine. */
function hasPlayed({ frames }: Person): boolean {
  const ends = history(frames, 0).filter(({ type }) => type === "TurnEnded");
  return ends.at(-1)?.seat === 1;
}

/** Time stands still for whatever waits for long: nobody sees more before they want to. */
async function hold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [later, never] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    Object.assign(window, {
      release: () => Object.assign(window, { setTimeout: later, clearTimeout: never }),
      setTimeout: (what: () => void, ms = 0) => (ms < 100 ? later(what, ms) : -1),
      clearTimeout: (id?: number) => (id === -1 ? undefined : never(id)),
    });
  });
}

/** One plays until so many turns of one's own have ended. */
async function endTurn(someone: Person, step: Step, turns: number): Promise<void> {
  const { page } = someone;
  const before = (): boolean => turnsOf(someone, 0) < turns;
  while (before()) {
    await until(async () => {
      if (await skip(page).isVisible()) await ESCAPE(page).catch(() => undefined);
      return !before() || (await now(page)) === "mine";
    });
    if (before()) await step(page);
  }
}

/** At a table with a bot, one's first turn just ended. */
async function ended(game: Game, likes: Likes): Promise<readonly [Person, Step]> {
  const someone = await person({ still: false, ...likes }, EMPTY);
  const { page } = someone;
  const id = await table(page, { game, seats: ["me", "random"] });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  const step = STEPS[game](await mouse(page));
  await endTurn(someone, step, 1);
  return [someone, step];
}

/** From now on, everything that is shown: the numbers of the entries, and what moved meanwhile. */
async function watch(page: Page): Promise<() => Promise<{ ats: number[]; moved: number }>> {
  await page.evaluate(() => {
    const table = document.querySelector<HTMLElement>(".table[data-at]")!;
    const seen = { ats: [Number(table.dataset.at)], moved: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => seen.ats.push(Number(table.dataset.at))).observe(table, {
      attributeFilter: ["data-at"],
    });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its element
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      seen.moved++;
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: never }).seen);
}

test.each(GAMES)(
  "a turn of another in %s can be followed, skipped and seen again",
  async (...of) => {
    const [game, skips] = of;
    const [someone, step] = await ended(game, { pace: "slow" });
    const { page, complaints, leave } = someone;
    await hold(page);
    const seen = await watch(page);
    let wasBehind = false;
    while (!wasBehind || !hasPlayed(someone) || (await now(page)) !== "mine") {
      await until(async () => {
        if (isAsked(someone) && (await skip(page).isVisible())) {
          wasBehind = true;
          await until(async () => (await shownAt(page)) < told(someone).at);
          expect(await page.title()).not.toMatch(/^●/);
          await skips(page);
        }
        return (await now(page)) === "mine";
      });
      await until(async () => (await shownAt(page)) === told(someone).at);
      if (!hasPlayed(someone))
        await step(page); // it was only a reaction
      else if (!wasBehind) {
        // all was shown before time stood still: so the next turn
        await page.evaluate(() => (window as { release?: () => void }).release?.());
        await endTurn(someone, step, turnsOf(someone, 0) + 1);
        await hold(page);
      }
    }
    const { ats } = await seen();
    expect(ats).toEqual(ats.toSorted((a, b) => a - b));

    // what changed stays marked, is told, and can be played again by keys alone
    const count = await marks(page).count();
    if (game !== "piccioni") expect(count).toBeGreaterThan(0); // a pigeon may have stayed away
    await shoot(page, `${game}-since-wide`);
    await seeAgain(someone, game);
    if (game === "columbiz") {
      await page.reload();
      await until(async () => (await now(page)) === "mine");
      expect(await marks(page).count()).toBe(count);
      await seeAgain(someone, game);
    }
    expect(await marks(page).count()).toBe(count);

    // until I move
    await page.evaluate(() => (window as { release?: () => void }).release?.());
    const at = told(someone).at;
    while (told(someone).at === at) {
      await until(async () => told(someone).at !== at || (await now(page)) === "mine");
      if (told(someone).at === at) await step(page);
    }
    await until(async () => (await marks(page).count()) === 0);
    expect(complaints).toEqual([]);
    await leave();
  },
);

/** Open what happened since one's last turn, and play it again from where it began. */
async function seeAgain(someone: Person, game: Game): Promise<void> {
  const { page } = someone;
  await page.getByRole("button", { name: /^Since your last turn: Scatterbrain/ }).waitFor();
  await page.keyboard.press("w");
  const recap = page.getByRole("dialog", { name: "Since your last turn" });
  await recap.getByRole("button", { name: "Play again" }).waitFor();
  expect(await recap.getByRole("listitem").count()).toBeGreaterThan(0);
  await shoot(page, `${game}-recap-wide`);
  await page.keyboard.press("Enter");
  await until(async () => (await shownAt(page)) < told(someone).at);
  await ESCAPE(page);
  await until(async () => (await now(page)) === "mine");
  await until(async () => (await shownAt(page)) === told(someone).at);
}

test("at once means that nobody is ever behind", async () => {
  const [someone] = await ended("columbiz", { pace: "once" });
  const { page, leave } = someone;
  await page.evaluate(() => {
    const late = { often: 0 };
    Object.assign(window, { late });
    const look = (): void => {
      const says = [...document.querySelectorAll("button")].map((one) => one.textContent.trim());
      if (says.some((text) => /skip to now$/i.test(text))) late.often++;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await until(() => hasPlayed(someone) && isAsked(someone));
  await until(async () => (await now(page)) === "mine");
  const late = await page.evaluate(() => (window as unknown as { late: object }).late);
  expect(late).toEqual({ often: 0 });
  await leave();
});

test("without motion every step of another is shown and nothing travels", async () => {
  const [someone] = await ended("columbiz", { pace: "fast", still: true });
  const { page, leave } = someone;
  const seen = await watch(page);
  await until(async () => hasPlayed(someone) && (await now(page)) === "mine");
  const { ats, moved } = await seen();
  const all = positions(someone.frames, 0).map(({ at }) => at);
  expect(ats).toEqual([...new Set(all)].filter((at) => at >= ats[0]!));
  expect(moved).toBe(0);
  expect(await marks(page).count()).toBeGreaterThan(0);
  await leave();
});

test("dice land before the log and the towers tell what they show", async () => {
  const someone = await person({ still: false, pace: "slow" }, EMPTY);
  const { page, leave } = someone;
  await page.goto(`/t/${await table(page, { game: "columbiz", seats: ["me", "random"] })}`);
  await panel(page).waitFor();
  const again = page.getByRole("button", { name: /^Throw .*again/ });
  await until(async () => {
    if (await skip(page).isVisible()) await ESCAPE(page).catch(() => undefined);
    return again.isVisible();
  });
  await until(async () => (await fall(page)) === 0);
  await page.evaluate(record);
  await until(async () => {
    if ((await recorded(page)).looks.length) return true;
    await again.click(); // so soon after dice fell, it may be taken for a second tap
    return false;
  });
  await until(async () => (await recorded(page)).isDone);
  const { looks } = await recorded(page);
  const falling = looks.filter(({ falls }) => falls);
  expect(falling.length).toBeGreaterThan(0); // as many frames as the machine has time for
  const before = falling[0]!.lines; // a turn that is over may just have been folded
  for (const { lines, dice } of falling) expect([lines, dice]).toEqual([before, 0]);
  expect(looks.at(-1)!.dice).toBe(8);
  expect(looks.at(-1)!.lines).toBeGreaterThan(before);
  await leave();
});

/** How many dice are falling. */
function fall(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && /tumble/.test(one.animationName)).length,
  );
}

interface Recorded {
  /** What could be seen in each frame. */
  looks: { falls: boolean; lines: number; dice: number }[];
  isDone: boolean;
}

const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

/** Runs in the browser: from the next throw on, until the towers count all eight dice. */
function record(): void {
  const to: Recorded = { looks: [], isDone: false };
  Object.assign(window, { recorded: to });
  const tally = (): number =>
    [...document.querySelectorAll(".board text")]
      .map(({ textContent }) => /^(\d)×$/.exec(textContent.trim())?.[1] ?? 0)
      .reduce<number>((sum, count) => sum + Number(count), 0);
  const isTumbling = (one: Animation): boolean =>
    one instanceof CSSAnimation && /tumble/.test(one.animationName);
  let hasFallen = false;
  const look = (): void => {
    const falls = document.getAnimations().some(isTumbling);
    hasFallen ||= falls;
    const lines = document.querySelectorAll(".news li li").length;
    if (hasFallen) to.looks.push({ falls, lines, dice: tally() });
    to.isDone = hasFallen && !falls && tally() === 8;
    if (!to.isDone) requestAnimationFrame(look);
  };
  look();
}

const SIZES = [
  ["wide", { width: 1280, height: 800 }],
  ["phone", PHONE],
] as const;

/** Pictures of a whole turn for people's eyes: `npm run shots`. */
test.runIf(process.env.SHOTS).each(GAMES)("a turn of another in %s, in pictures", async (game) => {
  for (const [name, viewport] of SIZES) {
    const [someone] = await ended(game, { pace: "slow", viewport });
    const { page, leave } = someone;
    for (let n = 0; n < 12 && (await now(page)) !== "mine"; n++) {
      await page.waitForTimeout(500);
      await shoot(page, `${game}-turn-${name}-${String(n).padStart(2, "0")}`);
      await page.waitForTimeout(700);
    }
    await leave();
  }
});
