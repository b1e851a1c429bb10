/** How much is fetched, how soon something is seen, and how quickly the land follows a pointer. */

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";

import { aBrowser, person, WIDE } from "../person";
import { Player } from "./player";

const KILOBYTE = 1024;
const OFFERS = 300;

test("the scripts of a first game are 200 KB at most, compressed", async () => {
  const context = await (
    await aBrowser()
  ).newContext({ baseURL: inject("url"), viewport: WIDE, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("article", { name: "Columba" }).getByRole("button").first().click();
  await page.waitForFunction(() => document.title.startsWith("●"));
  await page.getByRole("grid", { name: "The land" }).waitFor();
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
  expect(sum).toBeLessThanOrEqual(200 * KILOBYTE);
  await context.close();
});

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

test("hovering over a large land is quick", async () => {
  const player = await Player.come();
  const id = await player.open({ game: "columba", seats: ["me", "me"], help: "preview" });
  const { offers, isOver } = await player.play(
    id,
    { seat: 0, entries: 60, offers: OFFERS, begins: "place" },
    "wide",
  );
  expect(isOver).toBe(false);
  const someone = await person();
  await player.lend(someone);
  const { page } = someone;
  await page.goto(`/t/${id}`);
  await page.getByRole("grid", { name: "The land" }).waitFor();
  await page.getByRole("button", { name: "Fit", exact: true }).click();
  const spots = await places(page, offers);
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
  expect(someone.complaints).toEqual([]);
  await Promise.all([player.leave(), someone.leave()]);
});

type Spot = readonly [number, number];

/** Where on the screen a hundred of the offered places are. */
async function places(page: Page, offers: readonly string[]): Promise<readonly Spot[]> {
  const fields = [...new Set(offers.map((text) => /at (\S+)/.exec(text)?.[1] ?? ""))];
  return page.evaluate((fields) => {
    const main = document.querySelector("main")!.getBoundingClientRect();
    return fields
      .map((field) => document.querySelector(`[role=gridcell][data-field="${field}"]`))
      .flatMap((cell) => (cell ? [cell.getBoundingClientRect()] : []))
      .map(({ right, bottom }): [number, number] => [right, bottom]) // the middle of a card
      .filter(([x, y]) => x > main.left && x < main.right && y > main.top && y < main.bottom)
      .slice(0, 100);
  }, fields);
}

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
