/** How soon a table without a server is there: cold, warm, and from the memory that was kept. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { person, until } from "../tests/person";
import { site } from "../tests/home/files";
import { playNow } from "../tests/play/table";

const TIMES = 3;

async function took(act: () => Promise<void>): Promise<number> {
  const began = Date.now();
  await act();
  return Date.now() - began;
}

/** To the start page without leaving the document: the worker goes on. */
async function back(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /Dovecote/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Play now: Columba/ }).waitFor();
}

test("a table is there within five seconds, and within one if Python runs already", async () => {
  const files = await site();
  const [cold, warm, later]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < TIMES; n++) {
    const { page, leave } = await person({ keeps: true }, files.url);
    cold.push(await took(() => playNow(page, "Columbiz")));
    await back(page);
    warm.push(await took(() => playNow(page, "Columba")));
    await until(() =>
      page.evaluate(async () => (await (await caches.open("dovecote-start")).keys()).length > 0),
    );
    await page.goto(files.url);
    later.push(await took(() => playNow(page, "Piccioni")));
    await leave();
  }
  await files.remove();
  console.log(`cold ${cold.join(", ")} ms; warm ${warm.join(", ")}; later ${later.join(", ")}`);
  expect(Math.min(...cold)).toBeLessThan(5000);
  expect(Math.min(...warm)).toBeLessThan(1000);
});
