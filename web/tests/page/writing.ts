/** Somebody who writes a set of cards: with the mouse, or with the keyboard alone. */

import type { Page } from "playwright-core";

import { until } from "../person";
import { press, tabTo, type Focus } from "../play/keys";
import type { Game } from "./places";

/** The sheet as the server would store it, when it has looked at it. */
export async function told(page: Page): Promise<string> {
  const state = page.locator("[data-state]");
  await until(async () => (await state.getAttribute("data-state")) === "told");
  return (await state.innerText()).trim();
}

export async function name(page: Page, title: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Where it comes from" }).fill("Made up by a test.");
}

/** From the list of sets to an empty one. */
export async function begin(page: Page, game: Game): Promise<void> {
  const link = page.locator(`a[href="/cards/${game}/new"]`);
  await link.click();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
}

/** With the mouse, what each game asks for; the numbers of the cards are as people see them. */
export const BY_MOUSE: Readonly<Record<Game, (page: Page) => Promise<void>>> = {
  columba: async (page) => {
    await page.getByRole("button", { name: "Lay the reconstructed cards" }).click();
    await page.getByRole("gridcell", { name: "Card 1, top left: green", exact: true }).click(); // the next: white
    await page.getByRole("radio", { name: "blue" }).click();
    await page.getByRole("gridcell", { name: "Card 2, bottom left: sand", exact: true }).click();
    await page.getByRole("button", { name: "Turn to the right (T)" }).click();
  },
  columbiz: async (page) => {
    await page.getByRole("gridcell", { name: "Column 1, square 1 from the die: 1" }).click();
    await page.getByRole("radio", { name: "6", exact: true }).click();
    await page.getByRole("gridcell", { name: "Column 2, square 1 from the die: 1" }).click();
  },
  piccioni: async (page) => {
    await page.getByRole("button", { name: /^Scarecrow/ }).click();
    await page.getByRole("textbox", { name: "What it is called" }).fill("Owl");
    await page
      .getByRole("group", { name: "Effect 1" })
      .getByLabel("From where")
      .selectOption("crowd");
    await page.getByTitle("Firecracker", { exact: true }).click(); // its picture
  },
};

const called =
  (pattern: RegExp) =>
  ({ name }: Focus): boolean =>
    pattern.test(name);

const WORDS = "ggww ggss ggbb wwss wwbb ssbb gwgs gwgb gsgb wsww";

/** The same with keys alone; the focus stands anywhere before the cards. */
export const BY_KEYS: Readonly<Record<Game, (page: Page) => Promise<void>>> = {
  columba: async (page) => {
    await tabTo(page, called(/^Card 1, top left/));
    const deck = `${WORDS} ${WORDS} ${WORDS} gwsb gbsw gwbs gsbw`.replaceAll(" ", "");
    for (const letter of deck) await press(page, letter);
  },
  columbiz: async (page) => {
    await tabTo(page, called(/^Column 1, square 1/));
    await press(page, "6", "5", "4"); // each goes on to the next square
  },
  piccioni: async (page) => {
    await tabTo(page, called(/^Rifle/));
    await press(page, "Enter");
    await tabTo(page, "What it is called");
    await page.keyboard.type("Slingshot");
    await tabTo(page, "Call");
    await press(page, "ArrowUp"); // two pigeons before
  },
};
