/** Columbiz as somebody plays it who keeps what falls and places wherever it lights up. */

import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

import { until } from "../person";
import { luck, type Hands } from "./hands";
import { can, type Step } from "./table";

export const lit = (page: Page): Locator =>
  page.getByRole("grid").getByRole("gridcell", { name: /: free, costs/ });

export function columbiz(hands: Hands): Step {
  const any = luck(5);
  return async (page) => {
    const again = can(page, /^Throw .*again/);
    const stand = can(page, /^Keep all/);
    if (await stand.isVisible()) {
      const isLost = /aside/.test(await stand.innerText());
      return hands.press(isLost && (await again.isVisible()) ? again : stand);
    }
    const squares = await lit(page).all();
    const square = squares[any(squares.length)];
    if (square) return place(page, hands, square, any(2) === 0);
    const last = can(page, /^End the turn|^Set .* aside/);
    if (await last.isVisible()) await hands.press(last);
  };
}

/** Choose a square, then confirm: with the button, or by choosing it again. */
async function place(page: Page, hands: Hands, square: Locator, isTwice: boolean): Promise<void> {
  const key = (await square.getAttribute("aria-label"))?.split(":")[0] ?? "";
  const same = page.getByRole("gridcell", { name: `${key}:` });
  await hands.choose(same);
  expect(await same.getAttribute("aria-selected")).toBe("true");
  await hands.press(isTwice ? same : can(page, "Place the pawn"));
  await until(async () => !(await same.getAttribute("aria-label"))?.includes("chosen"));
  expect(await same.getAttribute("aria-label")).toContain("pawn of");
}
