/** How soon something is seen, and how quickly the land follows a pointer: `npm run bench`, alone. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { crowded, spotsOf, type Spot } from "../tests/page/crowded";
import { person } from "../tests/person";
import { aBrowser } from "../tests/windows";

test("something is seen within a second", async () => {
  const paints: number[] = [];
  for (let n = 0; n < 5; n++) {
    const { page, leave } = await person();
    const paint = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          new PerformanceObserver((list) =>
            list
              .getEntriesByName("first-contentful-paint")
              .forEach(({ startTime }) => done(startTime)),
          ).observe({ type: "paint", buffered: true }),
        ),
    );
    paints.push(Math.round(paint));
    await leave();
  }
  console.log(`first contentful paint: ${paints.join(", ")} ms`);
  expect(Math.min(...paints)).toBeLessThan(1000); // the others measure the machine's other work
});

test.each(["Columba", "Columbiz", "Piccioni"])("%s is ten seconds away", async (title) => {
  const { page, leave } = await person({}, "/theme.js");
  const began = Date.now();
  await page.goto("/");
  await page.getByRole("button", { name: `Play now: ${title}, against bots` }).click();
  await page.waitForFunction(() => document.title.startsWith("●"));
  await page.getByRole("region", { name: "Your move" }).waitFor();
  const took = Date.now() - began;
  console.log(`${title}: ${took} ms from the address to the first move`);
  expect(took).toBeLessThan(10_000);
  await leave();
});

test("hovering over a large land is quick", async () => {
  const { someone, offers, leave } = await crowded();
  const { page } = someone;
  const spots = await spotsOf(page, offers);
  expect(spots.length).toBeGreaterThanOrEqual(100);
  const figures = [];
  for (let n = 0; n < 3; n++) figures.push(await hover(page, spots));
  const longest = await sweep(page, spots);
  const best = figures.toSorted((one, other) => one.p95 - other.p95)[0]!;
  console.log(
    `${offers.length} offers, ${spots.length} places hovered: ` +
      figures.map(({ p50, p95, most }) => `p50 ${p50} p95 ${p95} max ${most} ms`).join("; ") +
      `; long tasks ${JSON.stringify(longest)}`,
  );
  expect(best.p95).toBeLessThanOrEqual(8);
  expect(longest).toEqual([]);
  await leave();
});

interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

/** How long the page is busy with each movement, until all that follows from it is in the DOM. */
async function hover(page: Page, spots: readonly Spot[]): Promise<Figures> {
  return page.evaluate(async (spots) => {
    const took: number[] = [];
    for (const [clientX, clientY] of spots) {
      const target = document.elementFromPoint(clientX, clientY)!;
      const how = { clientX, clientY, bubbles: true, pointerId: 1, pointerType: "mouse" };
      const began = performance.now();
      target.dispatchEvent(new PointerEvent("pointermove", how));
      await new Promise<void>((go) => queueMicrotask(() => queueMicrotask(go)));
      took.push(performance.now() - began);
      await new Promise((go) => requestAnimationFrame(go));
    }
    took.sort((one, other) => one - other);
    const at = (part: number): number =>
      Math.round(10 * (took[Math.ceil(part * took.length) - 1] ?? 0)) / 10;
    return { p50: at(0.5), p95: at(0.95), most: at(1) };
  }, spots);
}

interface Task {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * The same with a real pointer; the tasks of the page's main thread that took longer than 50 ms.
 * The thread's own time counts: what the machine did meanwhile is not the page's fault.
 */
async function sweep(page: Page, spots: readonly Spot[]): Promise<readonly number[]> {
  const browser = await aBrowser();
  const categories = ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"];
  await browser.startTracing(page, { categories });
  for (const [x, y] of spots) await page.mouse.move(x, y);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Task[] };
  const mains = trace.traceEvents
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && mains.includes(`${pid} ${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(spots.length / 2);
  const took = tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
  console.log(`${tasks.length} tasks, the longest ${Math.max(...took).toFixed(1)} ms`);
  return took.filter((time) => time > 50);
}
