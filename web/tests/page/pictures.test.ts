/** The rules begin with pictures, each with a sentence in every language. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { person, PHONE, shoot, until } from "../person";
import { speak } from "./places";
import { LANGUAGES, words } from "./words";

/** What is told of each picture, in the order of the page. */
const told = (page: Page): Promise<string[]> =>
  page.locator("figure").evaluateAll((all) =>
    all.map((one) => {
      const pieces = [...one.querySelectorAll("use")].map((use) => use.getBoundingClientRect());
      const isDrawn = pieces.some(({ width, height }) => width > 10 && height > 10);
      return isDrawn ? (one.querySelector("figcaption")?.textContent.trim() ?? "") : "";
    }),
  );

test.each(["columba", "columbiz", "piccioni"])(
  "the rules of %s begin with pictures that have sentences in four languages",
  async (game) => {
    const { page, complaints, leave } = await person({ viewport: PHONE }, `/rules/${game}`);
    const known = new Map<string, string[]>();
    for (const language of LANGUAGES) {
      const say = await words(language);
      const parts = page.locator(".pictures h2");
      await parts.first().waitFor();
      await speak(page, language);
      const expected = ["aim", "turn", "score"].map((part) => say(`rules-part-${part}`));
      expect((await parts.allTextContents()).slice(0, 3)).toEqual(expected);
      expect(await page.locator(".pictures ol > li").count()).toBe(5);
      known.set(language, await told(page));
    }
    const [english = [], ...others] = known.values();
    expect(english.length).toBeGreaterThan(12);
    for (const sentences of [english, ...others]) {
      expect(sentences.filter((one) => one.length < 20)).toEqual([]);
      expect(sentences.length).toBe(english.length);
    }
    for (const sentences of others) {
      expect(sentences.filter((one) => english.includes(one))).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await leave();
  },
);

test("a picture leads to its rule, and from there a ruling opens", async () => {
  const say = await words("en");
  const { page, complaints, leave } = await person({}, "/rules/columba");
  await page.locator('[data-picture="cut"] a').click();
  await until(() => page.url().endsWith("/rules/columba#8.12"));
  const clause = page.locator('[data-clause="8.12"]');
  await until(() => clause.evaluate((one) => one === document.activeElement));
  await clause.getByRole("button", { name: say("ruling-look-up", { id: "CB-45" }) }).click();
  await page.getByRole("dialog", { name: say("ruling-title", { id: "CB-45" }) }).waitFor();
  await shoot(page, "pictures-ruling");
  expect(complaints).toEqual([]);
  await leave();
});
