/** How much is fetched for a first game, and how much of a large land is drawn anew by pointing. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { person, WIDE } from "../person";
import { crowded, spotsOf, type Spot } from "./crowded";

const KILOBYTE = 1024;

test("the scripts of a first game are 120 KB at most, compressed", async () => {
  const { page, leave } = await person({ viewport: WIDE });
  await page.getByRole("article", { name: "Columba" }).getByRole("button").first().click();
  await page.waitForFunction(() => document.title.startsWith("●"));
  await page.getByRole("grid", { name: "The territory" }).waitFor();
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .map(({ name, encodedBodySize, decodedBodySize }) => ({
        name: new URL(name).pathname,
        size: encodedBodySize,
        whole: decodedBodySize,
      })),
  );
  const sum = scripts.reduce((all, { size }) => all + size, 0);
  console.log(`scripts: ${scripts.length}, ${(sum / KILOBYTE).toFixed(1)} KB compressed`);
  expect(scripts.length).toBeGreaterThan(3);
  for (const { name, size, whole } of scripts)
    if (whole > 2 * KILOBYTE) expect(size, `${name} is compressed`).toBeLessThan(whole);
  expect(sum).toBeLessThanOrEqual(120 * KILOBYTE);
  await leave();
});

test("pointing at a large land changes little of it", async () => {
  const { someone, offers, leave } = await crowded();
  const spots = await spotsOf(someone.page, offers);
  expect(spots.length).toBeGreaterThanOrEqual(100);
  const { changed, most, all } = await changes(someone.page, spots);
  console.log(`${all} elements; ${changed} changes at ${spots.length} places, at most ${most}`);
  expect(changed).toBeGreaterThan(spots.length / 2); // something follows the pointer
  expect(most).toBeLessThan(all / 10);
  expect(someone.complaints).toEqual([]);
  await leave();
});

interface Changes {
  readonly changed: number;
  /** Changes by one movement. */
  readonly most: number;
  /** Elements that there are. */
  readonly all: number;
}

/** What each movement adds to, takes from or changes in the document. */
async function changes(page: Page, spots: readonly Spot[]): Promise<Changes> {
  return page.evaluate(async (spots) => {
    const counts: number[] = [];
    let count = 0;
    const watch = new MutationObserver((all) => {
      for (const { addedNodes, removedNodes } of all)
        count += Math.max(1, addedNodes.length + removedNodes.length);
    });
    watch.observe(document.querySelector("main")!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const [clientX, clientY] of spots) {
      count = 0;
      const how = { clientX, clientY, bubbles: true, pointerId: 1, pointerType: "mouse" };
      document
        .elementFromPoint(clientX, clientY)!
        .dispatchEvent(new PointerEvent("pointermove", how));
      await new Promise(requestAnimationFrame);
      counts.push(count);
    }
    const changed = counts.reduce((sum, one) => sum + one, 0);
    const all = document.querySelectorAll("main *").length;
    return { changed, most: Math.max(...counts), all };
  }, spots);
}
