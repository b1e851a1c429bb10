/** A match that was judged by the champion, with a mistake to look at. */

import type { Analysed, Decision } from "../../src/lib/wire";
import type { Player } from "./player";

export interface Judged {
  readonly id: string;
  readonly told: Analysed;
  /** Choices of the first seat that had better ones. */
  readonly mistakes: readonly Decision[];
}

/** Whoever plays at random makes mistakes, but one need not: then the next match is judged. */
export async function judged(player: Player): Promise<Judged> {
  for (;;) {
    const id = await short(player);
    const told = await analysed(player, id);
    const mistakes = told.report!.decisions.filter(
      ({ mark, better, seat }) => seat === 0 && (mark === "bad" || mark === "doubtful") && better,
    );
    if (mistakes.length) return { id, told, mistakes };
  }
}

/** A short match of somebody who plays at random and gives up: it is soon judged. */
async function short(player: Player): Promise<string> {
  const id = await player.open({ game: "columbiz", seats: ["me", "random"] });
  await player.play(id, { entries: 24 });
  await player.say(id, { seat: 0, resign: true });
  return id;
}

async function analysed(player: Player, id: string): Promise<Analysed> {
  const address = `/api/tables/${id}/analysis`;
  let now = await player.ask<Analysed>("POST", address);
  while (now.status === "running") {
    await new Promise((go) => setTimeout(go, 200));
    now = await player.ask<Analysed>("GET", address);
  }
  return now;
}
