/**
 * Piccioni as somebody plays it who tries their cards, and lets most things happen; with moves
 * that are made at once, or, if they like, sent by one more tap.
 */

import type { Locator, Page } from "playwright-core";

import { luck, type Hands } from "./hands";
import { panel, unhurried, type Step } from "./table";

/** The bar in which a reaction is asked for. */
export const reaction = (page: Page): Locator =>
  page.getByRole("region", { name: "Reaction window" });

/** What lights up on the table, the hand included. */
export const open = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { disabled: false, pressed: false });

/** What says that the chosen cards are thrown away by themselves; nobody is overtaken who waits. */
export const soon = (page: Page): Locator =>
  page.getByRole("group", { name: "discarded in a moment" });

export const cards = (page: Page): Locator =>
  page.getByRole("toolbar", { name: "Your hand" }).getByRole("button", { disabled: false });

const loud = (page: Page): Locator => panel(page).locator(".btn.go");

export function piccioni(hands: Hands, isSentTwice = false): Step {
  const any = luck(3);
  const tap = isSentTwice ? hands.choose : hands.press;
  let tries = 0;
  return unhurried(async (page) => {
    if (await reaction(page).isVisible()) return answer(page, hands, tap, any);
    if (await soon(page).isVisible()) return soon(page).waitFor({ state: "hidden" });
    if (await loud(page).isVisible()) {
      tries = 0;
      return hands.press(loud(page));
    }
    const words = panel(page).getByRole("group", { name: "Moves" });
    const back = panel(page).getByRole("button", { name: "Back", exact: true });
    const [isMoving, isBegun] = [await words.isVisible(), await back.isVisible()];
    if (isBegun && ++tries > 5) return hands.choose(back);
    if (isMoving && !isBegun && (tries > 5 || any(3) > 0)) {
      const wish = any(3) ? "Draw three cards" : "End the turn";
      const word = words.getByRole("button", { name: wish });
      if (await word.isVisible()) return (wish === "End the turn" ? hands.choose : tap)(word);
    }
    const isFirst = isMoving && !isBegun;
    const things = await (isFirst ? cards(page) : open(page)).all();
    const thing = things[any(things.length)];
    if (thing) return (isFirst && !isSentTwice ? hands.touch : tap)(thing);
    const end = words.getByRole("button", { name: "End the turn" });
    if (await end.isVisible()) await hands.choose(end);
  });
}

/** React with a card if there is one, else let it happen. */
async function answer(
  page: Page,
  hands: Hands,
  tap: Hands["choose"],
  any: (below: number) => number,
): Promise<void> {
  const acts = reaction(page).getByRole("group", { name: "Your answer" });
  const send = acts.getByRole("button", { name: "Answer", exact: true, disabled: false });
  if (await send.isVisible()) return hands.press(send);
  const choices = await acts.getByRole("button", { disabled: false, pressed: false }).all();
  const choice = choices[any(choices.length)];
  if (choice) await tap(choice);
}
