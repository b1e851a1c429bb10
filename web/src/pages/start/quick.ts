/** A match against bots, without any question. */

import { games } from "../../lib/library";
import { proposed, type Level } from "../../lib/levels";
import { outings } from "../../lib/outings";
import { beSomebody } from "../../lib/people.svelte";
import { go } from "../../lib/route.svelte";
import { openTable } from "../../lib/tables";
import type { Wish } from "../../lib/wire";

/** Against whom: as many bots as the game is usually played with, of the level that suits me. */
export async function rivalsOf(game: string): Promise<readonly Level[]> {
  const options = (await games()).find(({ name }) => name === game)?.options;
  const { level } = proposed(outings(), game);
  const seats = Number(options?.find(({ name }) => name === "seats")?.default ?? 2);
  return Array.from({ length: seats - 1 }, () => level);
}

/** Sit down with them. */
export async function playNow(game: string): Promise<void> {
  const [rivals] = await Promise.all([rivalsOf(game), beSomebody()]);
  const wish: Wish = { game, seats: ["me", ...rivals], help: "coach" };
  go(`/t/${await openTable(wish)}`);
}
