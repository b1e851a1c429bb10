/** Every lesson is taken in a browser to its end; wrong tries are answered, by mouse, key and finger. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { LANGUAGES } from "../page/words";
import { person, PHONE, shoot, until, WIDE, type Person } from "../person";
import { press } from "./keys";
import { doShown, goOn, lessonsOf, said, stepOf, take, teacher, told } from "./lessons";

const GAMES = ["columba", "columbiz", "piccioni"] as const;
const SEES = Boolean(process.env.SHOTS); // every step, wide and on a phone, for people's eyes

describe.each(GAMES)("%s", (game) => {
  let learner: Person;
  beforeAll(async () => {
    learner = await person(
      { viewport: SEES ? { width: 1280, height: 800 } : WIDE },
      `/learn/${game}`,
    );
  });
  afterAll(() => learner.leave());

  test("every lesson leads to its end, and to the next", async () => {
    const { page, complaints } = learner;
    const all = await lessonsOf(inject("url"), game);
    for (const [n, { name, options }] of all.entries()) {
      const isFirstOfItsKind = options.variant !== all[n - 1]?.options.variant || n === 0;
      if (isFirstOfItsKind) {
        await page.goto(`/learn/${game}`);
        await page.locator(`a[href="/learn/${game}/${name}"]`).click();
      } else {
        await teacher(page)
          .getByRole("link", { name: /^Next lesson/ })
          .click();
      }
      await page.waitForURL(`**/learn/${game}/${name}`);
      await teacher(page).waitFor();
      await take(page, "mouse", `lesson-${game}-${name}-wide`);
    }
    await page.goto(`/learn/${game}`);
    await page.getByRole("listitem").first().waitFor();
    await shoot(page, `lessons-${game}-done`);
    expect(await page.locator("li[data-state=done]").count()).toBe(all.length);
    expect(complaints).toEqual([]);
  });
});

describe("wrong tries", () => {
  test("an offer that is not asked for gets the lesson's sentence, and nothing has changed", async () => {
    const { page, leave, complaints } = await person({}, "/learn/columbiz/throwing");
    await page.getByRole("button", { name: /^Keep all/ }).click();
    await expect.poll(() => told(page).innerText()).toMatch(/two throws are left/);
    expect(await stepOf(page)).toBe(0);
    expect(await page.getByRole("status").innerText()).not.toBe("");
    await shoot(page, "lesson-wrong-wide");
    await take(page, "mouse");
    expect(complaints).toEqual([]);
    await leave();
  });

  test("what is refused says the lesson's reason, or the rule's with its clause", async () => {
    const { page, leave } = await person({}, "/learn/columbiz/lines");
    const square = (key: string) => page.locator(`[data-square="${key}"]`);
    const tip = page.locator(".tip");
    await square("3/3").click({ force: true });
    await expect.poll(() => tip.innerText()).toMatch(/3|pawn/);
    await expect.poll(() => tip.innerText()).toMatch(/4\.1/);
    await square("5/1").click();
    await square("5/1").click();
    await expect.poll(() => told(page).innerText()).toMatch(/First the gap/);
    await goOn(page, async () => {
      await square("3/1").click();
      await square("3/1").click();
    });
    expect(await told(page).count()).toBe(0);
    await leave();
  });

  test("a free turn that misses its goal begins again", async () => {
    const { page, leave } = await person({}, "/learn/columbiz/lines");
    const put = async (key: string): Promise<void> => {
      const [square, before] = [page.locator(`[data-square="${key}"]`), await said(page)];
      await until(async () => {
        if ((await said(page)) !== before) return true;
        // the first chooses, the second places; the log tells that it is done
        if (await square.isEnabled()) await square.click({ force: true });
        return false;
      });
    };
    for (const key of ["3/1", "3/2"]) await goOn(page, () => put(key));
    await put("5/1");
    await expect.poll(() => teacher(page).innerText()).toMatch(/does not lead there/);
    await page.getByRole("button", { name: "This step again" }).click();
    await expect.poll(() => teacher(page).innerText()).not.toMatch(/does not lead there/);
    await put("5/1");
    await put("4/2");
    await page.getByRole("button", { name: "End the turn" }).click();
    await expect.poll(() => told(page).innerText()).toMatch(/Not this time/);
    expect(await stepOf(page)).toBe(2);
    await take(page, "mouse");
    await leave();
  });
});

test("what is pointed to is lit, and stays lit when the log is read", async () => {
  const { page, leave } = await person({}, "/learn/columbiz/lines");
  const lit = page.locator("[data-square] .spot");
  await expect.poll(() => lit.count()).toBe(4);
  expect(await page.getByRole("gridcell", { name: /The lesson points here/ }).count()).toBe(4);
  await page.getByRole("region", { name: "What happened" }).getByRole("listitem").first().hover();
  await page.mouse.move(2, 2);
  await expect.poll(() => lit.count()).toBe(4);
  await leave();
});

test.each(LANGUAGES)("all ways to use a turn fit beside one another, in %s", async (language) => {
  const likes = { viewport: { width: 1280, height: 800 }, language };
  const { page, leave } = await person(likes, "/learn/columba/domestic-pigeons");
  await teacher(page).waitFor();
  const ways = page.locator(".modes");
  await ways.locator(".tiles .btn").last().waitFor();
  const spills = await ways.evaluate((around) => {
    const edge = around.getBoundingClientRect().right + 0.5;
    const all = [...around.querySelectorAll("button, .tiles p")];
    const isOut = (one: Element): boolean =>
      one.getBoundingClientRect().right > edge || one.scrollWidth > one.clientWidth;
    return all.filter(isOut).map((one) => one.textContent);
  });
  expect(spills).toEqual([]);
  await leave();
});

test("a board has room for falcons, and does not grow when there is one", async () => {
  const likes = { viewport: { width: 1280, height: 800 } };
  const { page, leave } = await person(likes, "/learn/columba/falcons");
  await teacher(page).waitFor();
  const board = page.locator(".mb").first();
  const before = await board.boundingBox();
  await goOn(page, () => doShown(page, "mouse"));
  await board.locator(".falcons .n1").waitFor();
  expect(await board.boundingBox()).toEqual(before);
  await leave();
});

test("a lesson goes on where it was left, after a reload and from the list", async () => {
  const { page, leave, complaints } = await person({}, "/learn/columba/first-card");
  await teacher(page).waitFor();
  await doShown(page, "mouse");
  const [words, log] = [await teacher(page).innerText(), await page.locator(".log").innerText()];
  await page.reload();
  await teacher(page).waitFor();
  expect(await teacher(page).innerText()).toBe(words);
  expect(await page.locator(".log").innerText()).toBe(log);
  await page.getByRole("link", { name: "All lessons" }).click();
  const first = page.getByRole("listitem").first();
  await expect.poll(() => first.innerText()).toMatch(/Go on/);
  await first.getByRole("link").click();
  await expect.poll(() => stepOf(page)).toBe(1);
  await page.getByRole("button", { name: "From the beginning" }).click();
  await expect.poll(() => stepOf(page)).toBe(0);
  await page.evaluate(() =>
    localStorage.setItem(
      "dovecote.learned",
      JSON.stringify({ moves: { "columba/first-card": ["coo"] } }),
    ),
  );
  await page.reload();
  await expect.poll(() => stepOf(page)).toBe(0); // moves of a lesson that was another one
  expect(complaints.filter((text) => !/409/.test(text))).toEqual([]);
  await leave();
});

test("with the keyboard alone, and every word is heard", async () => {
  const { page, leave, complaints } = await person({}, "/learn/columbiz/placing");
  await page.getByRole("region", { name: "What to do" }).and(teacher(page)).waitFor();
  const heard = page.getByRole("status").first();
  await expect.poll(() => heard.innerText()).toBe(await teacher(page).locator(".say").innerText());
  for (let moves = 0; moves < 12 && (await stepOf(page)) !== Infinity; moves++) {
    await goOn(page, async () => press(page, "h", "Enter"));
  }
  expect(await stepOf(page)).toBe(Infinity);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\s*Next lesson/);
  await press(page, "Enter");
  await page.waitForURL("**/learn/columbiz/capturing");
  expect(complaints).toEqual([]);
  await leave();
});

describe("on a phone", () => {
  const some = [
    ["columba", "falcons"],
    ["columbiz", "lines"],
    ["piccioni", "reactions"],
  ] as const;

  test.skipIf(SEES).each(some)("%s: %s is taken with a finger", async (game, name) => {
    const likes = { viewport: PHONE, touch: true };
    const { page, leave, complaints } = await person(likes, `/learn/${game}/${name}`);
    await teacher(page).waitFor();
    await take(page, "finger");
    expect(complaints).toEqual([]);
    await leave();
  });

  test("what is pointed to is in sight", async () => {
    const likes = { viewport: PHONE, touch: true };
    const { page, leave } = await person(likes, "/learn/columba/estates");
    await teacher(page).waitFor();
    await expect.poll(() => page.locator(".land .spot").count()).toBe(4);
    const isInSight = (): Promise<boolean> =>
      page.evaluate(() => {
        const land = document.querySelector(".land")!.getBoundingClientRect();
        const spots = [...document.querySelectorAll(".land .spot")];
        return spots.every((spot) => {
          const { left, right, top, bottom } = spot.getBoundingClientRect();
          return left > land.left && right < land.right && top > land.top && bottom < land.bottom;
        });
      });
    await expect.poll(isInSight).toBe(true);
    await leave();
  });

  test.runIf(SEES).each(GAMES)("pictures of every step of %s", async (game) => {
    const { page, leave } = await person({ viewport: PHONE, touch: true }, `/learn/${game}`);
    await page.getByRole("listitem").first().waitFor();
    await shoot(page, `lessons-${game}-phone`);
    for (const { name } of await lessonsOf(inject("url"), game)) {
      await page.goto(`/learn/${game}/${name}`);
      await teacher(page).waitFor();
      await take(page, "finger", `lesson-${game}-${name}-phone`);
    }
    await leave();
  });
});

/** The start page has told what can be continued, and keeps its shape from now on. */
async function continued(page: Page, count: number): Promise<void> {
  const going = page.getByRole("region", { name: "My games" }).getByRole("listitem");
  await expect.poll(() => going.count()).toBe(count);
}

describe("at a table", () => {
  test("lessons are offered to whoever plays a game for the first time, and never twice", async () => {
    const { page, leave, complaints } = await person();
    const play = page.getByRole("button", { name: "Play now: Columbiz, against bots" });
    await play.click();
    await page.waitForURL(/\/t\//);
    const id = new URL(page.url()).pathname;
    const line = page.getByRole("complementary", { name: "What it is about" });
    await expect.poll(() => line.innerText()).toMatch(/Score the most/);
    const before = (await page.locator("main").boundingBox())?.y;
    await line.getByRole("link", { name: "Show me" }).click();
    await page.waitForURL(/\/learn\/columbiz/);
    await page.getByRole("link", { name: "Back to your table" }).click();
    await page.waitForURL(`**${id}`);
    await line.waitFor();
    expect(await line.getByRole("link", { name: "Show me" }).count()).toBe(0);
    expect((await page.locator("main").boundingBox())?.y).toBe(before);
    await page.goto("/");
    await continued(page, 1);
    await page.getByRole("button", { name: "Play now: Piccioni, against bots" }).click();
    await line.getByRole("button", { name: "No, thanks" }).click();
    await expect.poll(() => line.getByRole("link", { name: "Show me" }).count()).toBe(0);
    await page.goto("/");
    await continued(page, 2);
    await page.getByRole("button", { name: "Play now: Piccioni, against bots" }).click();
    await line.waitFor();
    expect(await line.getByRole("link", { name: "Show me" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});
