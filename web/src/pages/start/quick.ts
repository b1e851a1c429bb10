/** A match against bots, without any question. */

import { games } from "../../lib/library";
import { proposed } from "../../lib/levels";
import { outings } from "../../lib/outings";
import { beSomebody } from "../../lib/people.svelte";
import { go } from "../../lib/route.svelte";
import { openTable } from "../../lib/tables";
import type { Wish } from "../../lib/wire";

/** Sit down with as many bots as the game is usually played with, of the level that suits me. */
export async function playNow(game: string): Promise<void> {
  const [library] = await Promise.all([games(), beSomebody()]);
  const options = library.find(({ name }) => name === game)?.options;
  const { level } = proposed(outings(), game);
  const seats = Number(options?.find(({ name }) => name === "seats")?.default ?? 2);
  const rivals = Array.from({ length: seats - 1 }, () => level);
  const wish: Wish = { game, seats: ["me", ...rivals], help: "coach" };
  go(`/t/${await openTable(wish)}`);
}
