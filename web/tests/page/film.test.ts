/** Stills of a turn, for the moving picture of the README: `make turn`. */

import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";

import { columbiz } from "../play/columbiz";
import type { Hands } from "../play/hands";
import { panel, playNow, playOn } from "../play/table";
import { person, SHOTS } from "../person";

const FRAMES = join(SHOTS, "film");
const SIZE = { width: 1024, height: 640 };

/** Runs in the browser: a screenshot shows no pointer, so the page gets one. */
function showPointer(): void {
  const pointer = document.createElement("div");
  pointer.innerHTML =
    '<svg width="26" height="26" viewBox="0 0 24 24"><path d="M4 2v17l5-4 3 7 3-1-3-7h7z" ' +
    'fill="#fff" stroke="#222" stroke-width="1.6"/></svg>';
  Object.assign(pointer.style, { position: "fixed", pointerEvents: "none", zIndex: "9999" });
  addEventListener("mousemove", ({ clientX, clientY }) => {
    document.body.append(pointer);
    Object.assign(pointer.style, { left: `${clientX - 4}px`, top: `${clientY - 2}px` });
  });
}

test("a turn of Columbiz", async () => {
  rmSync(FRAMES, { recursive: true, force: true });
  mkdirSync(FRAMES, { recursive: true });
  const { page, context, complaints, leave } = await person({ viewport: SIZE });
  await context.addInitScript(showPointer);
  await page.goto("/");
  let taken = 0;
  let isRolling = true;
  const still = async (): Promise<void> => {
    if (!isRolling) return;
    await page.waitForTimeout(400); // whatever flies has landed
    taken += 1;
    await page.screenshot({ path: join(FRAMES, `${String(taken).padStart(2, "0")}.png`) });
  };
  await page.getByRole("button", { name: /^Play now: Columbiz/ }).hover();
  await still();
  await playNow(page, "Columbiz");
  isRolling = false;
  const step = columbiz(filmed(page, still));
  let steps = 0;
  await playOn(page, step, () => ++steps > 9 && beginsTurn(page));
  isRolling = true;
  await still();
  steps = 0;
  await playOn(page, step, () => ++steps > 1 && beginsTurn(page));
  await still();
  expect(taken).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
  await leave();
});

/** Whether my turn is at its first throw. */
async function beginsTurn(page: Page): Promise<boolean> {
  return (await panel(page).innerText()).includes("1 of 3");
}

/** A hand that shows where it goes before it presses, and what has come of it. */
function filmed(page: Page, still: () => Promise<void>): Hands {
  const on = async (what: Locator): Promise<void> => {
    await what.hover();
    await still();
    await what.click();
    await still();
  };
  const at = (x: number, y: number): Promise<void> => page.mouse.click(x, y);
  return { choose: on, touch: on, press: on, chooseAt: at, pressAt: at };
}
