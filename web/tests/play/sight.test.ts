/** What somebody looks at is in sight: nothing lies over it, and nothing old stays. */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { matches, speak, type Matches } from "../page/places";
import { LANGUAGES, words, type Language } from "../page/words";
import { EMPTY, person, PHONE, SMALL, until, type Likes, type Person } from "../person";
import { doShown, teacher } from "./lessons";

const say = await words("en");
const german = await words("de");
const LAPTOP = { width: 1280, height: 720 };
let made: Matches;

beforeAll(async () => {
  made = await matches();
});
afterAll(() => made.player.leave());

async function at(path: string, likes: Likes): Promise<Person> {
  const someone = await person(likes, EMPTY);
  await someone.context.addCookies(await made.player.cookies());
  await someone.page.goto(path);
  await someone.page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  return someone;
}

/** Whether nothing lies over an element, as far as a grid of points over it can tell. */
function isUncovered(element: Locator, edge = 0.05): Promise<boolean> {
  return element.evaluate((one, from) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const parts = [from, 0.25, 0.5, 0.75, 1 - from];
    const points = parts.flatMap((x) =>
      parts.map((y) => [left + x * width, top + y * height] as const),
    );
    return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  }, edge);
}

/** Whether all of an element is inside the part of the page that it scrolls in. */
function isWhole(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    let around = one.parentElement;
    while (around && getComputedStyle(around).overflowY === "visible")
      around = around.parentElement;
    const frame = around!.getBoundingClientRect();
    return top >= frame.top - 1 && bottom <= frame.bottom + 1;
  });
}

const tab = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: say("page-tabs") }).getByRole("button", { name });

test("on a phone nothing of Piccioni's table lies over the log", async () => {
  const { page, leave } = await at(`/t/${made.middle.piccioni}`, { viewport: PHONE, touch: true });
  await page.getByRole("toolbar", { name: say("piccioni-hand") }).waitFor();
  await tab(page, say("page-tab-log")).tap();
  await until(() => isUncovered(page.getByRole("region", { name: say("page-log") })));
  await leave();
});

test("standing orders are folded, and seen whole when they are unfolded", async () => {
  const { page, leave } = await at(`/t/${made.middle.piccioni}`, { viewport: LAPTOP });
  const orders = page.getByText(say("piccioni-page-orders")).filter({ visible: true });
  // whatever a card has to say, they are in sight
  const cards = page.getByRole("toolbar", { name: say("piccioni-hand") }).getByRole("button");
  for (const card of await cards.all()) {
    await card.focus();
    await page.keyboard.press("Enter");
    await until(() => isUncovered(orders));
    await page.keyboard.press("Escape");
  }
  await orders.click();
  const ways = page.getByRole("radio");
  await ways.last().waitFor();
  for (const way of await ways.all()) await until(() => isWhole(way));
  await leave();
});

test("the tip that says why not goes when the mouse goes elsewhere, even by way of the tip", async () => {
  const { page, leave } = await at(`/t/${made.middle.columba}`, { viewport: LAPTOP });
  const tip = page.getByRole("complementary", { name: say("page-why-not") });
  const land = (await page.locator(".land").boundingBox())!;
  await page.mouse.move(land.x + 60, land.y + land.height / 2);
  await page.mouse.move(land.x + 6, land.y + land.height / 2, { steps: 3 }); // far from all cards
  await tip.waitFor();
  const { x, y, height } = (await tip.boundingBox())!;
  expect(x).toBeLessThan(land.x); // it hangs over the boards
  await page.mouse.move(x + 8, y + height / 2, { steps: 4 });
  await tip.waitFor(); // its link can be reached
  await page.mouse.move(x - 90, y + height / 2, { steps: 6 });
  await tip.waitFor({ state: "detached" });
  await leave();
});

test("a change of language leaves no reason in the old one", async () => {
  const { page, leave } = await at(`/t/${made.middle.columba}`, { viewport: LAPTOP });
  await page.getByText(say("columba-refuse-card-first")).waitFor();
  await page.getByRole("button", { name: say("page-more"), exact: true }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByText(german("columba-refuse-card-first")).waitFor();
  expect(await page.getByText(say("columba-refuse-card-first")).count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem("dovecote.settings"));
  await leave();
});

/** Somebody in the middle of a lesson, after so many moves that it shows. */
async function learning(lesson: string, moves: number, likes: Likes): Promise<Person> {
  const someone = await person(likes, `/learn/${lesson}`);
  await teacher(someone.page).waitFor();
  for (let n = 0; n < moves; n++) await doShown(someone.page, "mouse");
  return someone;
}

const SMALLISH = { width: 1280, height: 800 };

test("however much may be done in a turn of Columba, all of it is in sight", async () => {
  const { page, leave } = await learning("columba/falcons", 3, {});
  const ways = page.locator(".modes button");
  await until(async () => (await ways.count()) > 5);
  for (const size of [SMALLISH, PHONE]) {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      await speak(page, language);
      for (const way of await ways.all())
        await until(async () => (await isWhole(way)) && (await isUncovered(way, 0.2)), 5000).catch(
          async () => expect.fail(`${language}, ${size.width} px: ${await way.innerText()}`),
        );
    }
  }
  await leave();
});

test("standing orders of Piccioni are in sight on a small laptop", async () => {
  const { page, leave } = await at(`/t/${made.middle.piccioni}`, { viewport: SMALLISH });
  for (const language of LANGUAGES) {
    await speak(page, language);
    await until(() => inSight(page)).catch(() => expect.fail(language));
  }
  await leave();
});

/** What the card that has the focus brings is told above them, and needs their room meanwhile. */
async function inSight(page: Page): Promise<boolean> {
  const orders = page.locator(".turn .orders");
  if (await page.locator(".turn .brings").count()) await orders.scrollIntoViewIfNeeded();
  return isWhole(orders);
}

test("five cards of Piccioni are in sight to their last word on a small laptop", async () => {
  const { page, leave } = await learning("piccioni/sharing", 4, { viewport: SMALLISH });
  const cards = page.locator(".hand li");
  await until(async () => (await cards.count()) === 5);
  for (const language of LANGUAGES) {
    await speak(page, language);
    const ends = await cards.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    expect(Math.max(...ends), language).toBeLessThanOrEqual(SMALLISH.height);
  }
  await leave();
});

test("so are six", async () => {
  const { page, leave } = await learning("piccioni/sharing", 4, { viewport: SMALLISH });
  const cards = page.locator(".hand li");
  await until(async () => (await cards.count()) === 5);
  for (const language of LANGUAGES) {
    await speak(page, language);
    const lowest = await page.locator(".hand ul").evaluate((hand) => {
      const words = (card: Element): number => card.querySelector(".face")!.textContent.length;
      const longest = [...hand.children].reduce((a, b) => (words(a) < words(b) ? b : a));
      const sixth = longest.cloneNode(true) as Element; // drawn by the same rules as the others
      hand.classList.add("crowd");
      hand.append(sixth);
      const { bottom } = sixth.getBoundingClientRect();
      sixth.remove();
      return bottom;
    });
    expect(lowest, language).toBeLessThanOrEqual(SMALLISH.height);
  }
  await leave();
});

test("so are those that may answer in a window, whatever is asked", async () => {
  const { page, leave } = await learning("piccioni/reactions", 0, { viewport: SMALLISH });
  const cards = page.locator(".hand li");
  await until(async () => (await cards.count()) === 3);
  for (const language of LANGUAGES) {
    await speak(page, language);
    const ends = await cards.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    expect(Math.max(...ends), language).toBeLessThanOrEqual(SMALLISH.height);
    const lines = await page.locator(".bar h2").evaluate((title) => {
      const { height } = title.getBoundingClientRect();
      return Math.round(height / parseFloat(getComputedStyle(title).lineHeight));
    });
    expect(lines, `what is asked in ${language}`).toBeLessThanOrEqual(2);
  }
  await leave();
});

test("the newest line of a long turn is in sight", async () => {
  const { page, leave } = await learning("piccioni/calls", 3, { viewport: LAPTOP });
  const lines = page.locator(".log .now li");
  await until(async () => (await lines.count()) > 4);
  await until(() => isWhole(lines.last()));
  await leave();
});

test("the newest line is in sight again when somebody who read older ones plays on", async () => {
  const { page, leave } = await learning("piccioni/calls", 2, { viewport: LAPTOP });
  await page.locator(".log").evaluate((log) => log.scrollTo(0, log.scrollHeight));
  await doShown(page, "mouse");
  await until(() => isWhole(page.locator(".log .now li").last()));
  await leave();
});

test.each(["columba/estates", "columbiz/lines", "piccioni/reactions"])(
  "the log of %s has room for the turn and for the one before on a small laptop",
  async (lesson) => {
    const { page, leave } = await learning(lesson, 0, { viewport: SMALLISH });
    for (const line of await page.locator(".log .now li").all())
      await until(() => isWhole(line), 5000);
    await until(() => isWhole(page.locator(".log .turn:not(.now) button").first()), 5000);
    await leave();
  },
);

test.each(LANGUAGES)("the first throw of all is told in sight, in %s", async (language) => {
  const { page, leave } = await learning("columbiz/throwing", 0, { viewport: SMALLISH, language });
  await until(() => isWhole(page.locator(".log .now li").last()), 5000);
  await until(() => isWhole(page.locator(".turn .btn").last()), 5000);
  await leave();
});

test("what a move of Columba would bring cuts no name", async () => {
  const { page, leave } = await learning("columba/first-card", 1, { viewport: LAPTOP });
  const name = page.locator('[data-board="0"] h3');
  await page.getByRole("button", { name: say("columba-page-mode-small") }).click();
  await page.locator(".cells").press("n");
  await page.keyboard.press("Enter");
  await page.locator('[data-board="0"] .to').waitFor();
  expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await leave();
});

test("three names of Columbiz have room beside one another on a phone", async () => {
  const { page, leave } = await learning("columbiz/nothing-fits", 0, { viewport: PHONE });
  for (const language of LANGUAGES) {
    await speak(page, language);
    const cut = await page
      .locator("[data-chip] .who")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut, language).toBe(0);
  }
  await leave();
});

test("a field of Columba where several things may be done asks which", async () => {
  const { page, leave } = await learning("columba/first-card", 1, { viewport: LAPTOP });
  const field = page.locator('[data-lies][data-field="1,1"]');
  const { x, y, width, height } = (await field.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  const tip = page.getByRole("complementary", { name: say("page-why-not") });
  await expect.poll(() => tip.innerText()).toBe(say("columba-page-first-mode"));
  await leave();
});

test("on a phone the sheet tells what somebody else is doing", async () => {
  const id = await made.player.open({ game: "piccioni", seats: ["me", "homer"] });
  const before = await made.player.play(id, { entries: 20 });
  const { page, leave } = await at(`/t/${id}`, { viewport: PHONE, touch: true, pace: "slow" });
  const playing = made.player.play(id, { entries: before.at + 12 });
  await page.locator(".turn .meanwhile", { hasText: /Homer \w/ }).waitFor();
  const blank = await page.locator(".turn .meanwhile").evaluate((told) => {
    const sheet = told.closest(".turn")!;
    const [whole, newest] = [told, told.lastElementChild!].map((one) =>
      one.getBoundingClientRect(),
    );
    return Math.min(sheet.scrollHeight - sheet.clientHeight, whole!.bottom - newest!.bottom);
  });
  expect(blank).toBeLessThanOrEqual(16); // nobody scrolls into nothing
  await playing;
  await leave();
});

test("on a phone the newest line of what somebody else is doing is in sight", async () => {
  const id = await made.player.open({ game: "columbiz", seats: ["me", "homer"] });
  const before = await made.player.play(id, { entries: 30 });
  const { page, leave } = await at(`/t/${id}`, { viewport: PHONE, touch: true, pace: "slow" });
  const panel = page.getByRole("region", { name: say("page-turn-panel") });
  // as if the headline were long
  await panel.evaluate((one) => (one.closest<HTMLElement>(".turn")!.style.height = "150px"));
  void made.player.play(id, { entries: before.at + 12 });
  const lines = page.locator(".turn .meanwhile > p");
  await lines.nth(3).waitFor(); // a headline and three lines: a step lasts for a second or more
  expect(await isWhole(lines.last())).toBe(true);
  await leave();
});

test("where the log has little room its newest line is in sight, or else all of the headline", async () => {
  const again = async (page: Page, language: Language): Promise<void> => {
    await speak(page, language);
    await page.reload(); // the lesson goes on where it was left
    await teacher(page).waitFor();
  };
  const dice = await learning("columbiz/nothing-fits", 1, { viewport: SMALLISH });
  await again(dice.page, "it"); // whose turn it is takes two lines
  const row = dice.page.locator(".log .turn.now ol > li").last();
  await expect.poll(async () => (await isWhole(row)) && isUncovered(row, 0.2)).toBe(true);
  await dice.leave();
  const lady = await learning("piccioni/lady", 4, { viewport: SMALLISH });
  await again(lady.page, "fr"); // a headline of four lines
  const headline = lady.page.locator(".log .turn.now .headline");
  await expect.poll(() => isWhole(headline)).toBe(true);
  await lady.leave();
});

test("what lies on Piccioni's table is not refused before a card is chosen", async () => {
  const { page, leave } = await learning("piccioni/sharing", 0, { viewport: LAPTOP });
  const street = page.locator('[data-pick^="bird|"][data-pick*="street"]').first();
  await street.click({ force: true }); // what cannot be chosen says why
  const tip = page.getByRole("complementary", { name: say("page-why-not") });
  await expect.poll(() => tip.innerText()).toBe(say("piccioni-page-card-first"));
  await leave();
});

test("Piccioni tells what a card brings once one is chosen, and plays none by its aim", async () => {
  const { page, leave } = await learning("piccioni/guano", 0, { viewport: LAPTOP });
  const aim = page.locator('[data-zone="area 1"] header').first();
  const brings = page.getByText(say("piccioni-page-brings"));
  const count = await page.locator(".hand [data-pick^='card|']").count();
  await aim.hover();
  await page.waitForTimeout(300);
  expect(await brings.count(), "nothing is chosen").toBe(0);
  await aim.click();
  await expect.poll(() => brings.count()).toBe(1); // the only card for it
  expect(await page.locator(".hand [data-pick^='card|']").count(), "is not played").toBe(count);
  await leave();
});

test("on the smallest screen what five others have done is told as far as there is room", async () => {
  const seats = ["me", ...Array.from({ length: 5 }, () => "random")];
  const id = await made.player.open({ game: "piccioni", seats });
  await made.player.play(id, { entries: 60, begins: "play" });
  const { page, leave } = await at(`/t/${id}`, { viewport: SMALL, touch: true });
  await page.getByRole("button", { name: say("page-learn-skip") }).tap();
  const line = page.locator(".aim .now");
  await line.waitFor();
  const [room, wanted] = await line.evaluate((one) => [one.clientHeight, one.scrollHeight]);
  expect(wanted).toBeLessThanOrEqual(room + 1);
  await leave();
});
