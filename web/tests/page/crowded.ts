/** A large land of Columba with hundreds of offers, to be pointed at. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { EMPTY, person, type Person } from "../person";
import { Player } from "./player";

const OFFERS = 300;

export interface Crowded {
  readonly someone: Person;
  readonly offers: readonly string[];
  readonly leave: () => Promise<void>;
}

export async function crowded(): Promise<Crowded> {
  const player = await Player.come();
  const id = await player.open({ game: "columba", seats: ["me", "me"], help: "preview" });
  const { offers, isOver } = await player.play(
    id,
    { seat: 0, entries: 60, offers: OFFERS, begins: "place" },
    "wide",
  );
  expect(isOver).toBe(false);
  const someone = await person({}, EMPTY);
  await player.lend(someone);
  await someone.page.goto(`/t/${id}`);
  await someone.page.getByRole("grid", { name: "The territory" }).waitFor();
  await someone.page.getByRole("button", { name: "Show all", exact: true }).click();
  return {
    someone,
    offers,
    leave: async () => void (await Promise.all([player.leave(), someone.leave()])),
  };
}

export type Spot = readonly [number, number];

/** Where on the screen a hundred of the offered places are. */
export async function spotsOf(page: Page, offers: readonly string[]): Promise<readonly Spot[]> {
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
