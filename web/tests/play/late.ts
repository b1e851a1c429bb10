/** Matches that are almost over: their last turns are played in a browser. */

import { EMPTY, person, type Likes, type Person } from "../person";
import { against } from "../page/places";
import { Player } from "../page/player";
import { panel, type Game } from "./table";

/** How much is left of the pile, of a reserve, of the flock: for a few turns of everybody. */
export const LEFT: Readonly<Record<Game, number>> = { columba: 2, columbiz: 2, piccioni: 1 };

export interface Late {
  readonly someone: Person;
  readonly leave: () => Promise<void>;
}

/** Play on another device of somebody's until the match is almost over; their page looks on. */
export async function hurry({ context }: Person, id: string, left: number): Promise<void> {
  const player = await Player.come(undefined, await context.cookies());
  await player.play(id, { left });
  await player.leave();
}

/** Somebody at such a table, who is asked to move. */
export async function late(game: Game, likes: Likes = {}, options = {}): Promise<Late> {
  const player = await Player.come();
  const id = await player.late({ game, options, seats: against(game) }, LEFT[game]);
  const someone = await person(likes, EMPTY);
  await player.lend(someone);
  await someone.page.goto(`/t/${id}`);
  await panel(someone.page).waitFor();
  return {
    someone,
    leave: async () => void (await Promise.all([player.leave(), someone.leave()])),
  };
}
