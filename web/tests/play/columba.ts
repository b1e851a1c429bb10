/** Columba as somebody plays it who places anywhere, builds when they can, and ends the turn. */

import { expect } from "vitest";
import type { Page } from "playwright-core";

import { until } from "../person";
import { luck, type Hands } from "./hands";
import { can, panel, type Step } from "./table";

const GO = /^(Place it here|Build here|Lay it here|Send it here|Draw the objective|Go on without$)/;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The lit pegs on the land that a pointer can reach, once the land has come to rest. */
export async function pegs(page: Page): Promise<readonly Point[]> {
  return page.evaluate(async () => {
    const look = (): Point[] =>
      [...document.querySelectorAll("main .pegs circle, main .pegs rect")]
        .map((peg) => peg.getBoundingClientRect())
        .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    let [before, found] = ["", look()];
    while (JSON.stringify(found) !== before) {
      before = JSON.stringify(found);
      await frame();
      await frame();
      found = look();
    }
    return found.filter(({ x, y }) => {
      const top = document.elementFromPoint(x, y);
      return top?.closest("main") && !top.closest("button, .tools");
    });
  });
}

export function columba(hands: Hands): Step {
  const any = luck(7);
  return async (page) => {
    const found = await pegs(page);
    const peg = found[any(found.length)];
    if (peg) return settle(page, hands, peg, any(2) === 0);
    const turn = can(page, "Turn right");
    if (await turn.isVisible()) return hands.choose(turn);
    const build = can(page, /^Build a (large|small)|^Draw a new objective/);
    if (await build.isVisible()) return take(page, hands);
    const end = can(page, "End the turn");
    if (await end.isVisible()) await hands.press(end);
  };
}

/** Put the piece in hand on a peg, then confirm: with the button, or on the piece itself. */
async function settle(page: Page, hands: Hands, peg: Point, isTwice: boolean): Promise<void> {
  await hands.chooseAt(peg.x, peg.y);
  const [go, ghost] = [can(page, GO), page.locator("main .ghost.pinned .piece")];
  await go.waitFor();
  await confirm(page, async () => {
    const box = isTwice && (await ghost.boundingBox({ timeout: 500 }).catch(() => null));
    if (!(await go.isVisible())) return;
    if (box) await hands.pressAt(box.x + box.width / 2, box.y + box.height / 2);
    else await hands.press(go).catch(() => undefined);
  });
}

/** A press in the moment after another move is not meant for this one: it is repeated. */
async function confirm(page: Page, press: () => Promise<void>): Promise<void> {
  const go = can(page, GO);
  await until(async () => {
    if (!(await go.isVisible())) return true;
    await press();
    return false;
  });
}

async function take(page: Page, hands: Hands): Promise<void> {
  const modes = panel(page).getByRole("group", { name: "What to do" });
  const mode = modes.getByRole("button", { name: /^Build a (large|small)|^Draw a new/ }).first();
  await hands.choose(mode);
  expect(await mode.getAttribute("aria-pressed")).toBe("true");
  const go = can(page, GO);
  await until(async () => (await pegs(page)).length > 0 || (await go.isVisible()));
  if (await go.isVisible()) await confirm(page, () => hands.press(go).catch(() => undefined));
}
