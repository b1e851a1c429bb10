/** A match with a set, against the bot that gives an even one. */

import { bots, games } from "../../lib/library";
import { beSomebody } from "../../lib/people.svelte";
import { openTable } from "../../lib/tables";
import { usualLevel } from "../start/wording";

/** Open a table with it and sit down; the table's id. */
export async function playWith(game: string, set: string): Promise<string> {
  await beSomebody();
  const [all, levels] = await Promise.all([games(), bots()]);
  const options = all.find(({ name }) => name === game)?.options ?? [];
  const seats = Number(options.find(({ name }) => name === "seats")?.default ?? 2);
  const bot = usualLevel(levels, game) ?? "open";
  const sitters = Array.from({ length: seats }, (_, seat) => (seat ? bot : "me"));
  return openTable({ game, set, seats: sitters, help: "coach" });
}
