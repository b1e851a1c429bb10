/** What comes in shorthand says what comes as it is: whole matches, told in both ways. */

import { expect, test } from "vitest";

import { packing as columba } from "../../src/games/columba/packing";
import { packing as columbiz } from "../../src/games/columbiz/packing";
import { packing as piccioni } from "../../src/games/piccioni/packing";
import type { Packing } from "../../src/lib/packed";
import type { Position } from "../../src/lib/wire";
import { Player } from "../page/player";

const GAMES: Readonly<Record<string, Packing<unknown, unknown>>> = { columba, columbiz, piccioni };

test.each(Object.keys(GAMES))("%s is the same spread out", async (game) => {
  const packing = GAMES[game]!;
  const player = await Player.come();
  const id = await player.open({ game, options: { seats: "2" }, seats: ["me", "me"] });
  const told = await player.playTwice(id);
  await player.leave();
  expect(told.length).toBeGreaterThan(60);
  for (const texts of told) {
    const [plain, packed] = texts.map((text) => JSON.parse(text) as Position);
    expect(packing.view(packed!.view as never)).toEqual(plain!.view);
    expect(packing.offers((packed!.offers ?? []) as never)).toEqual(plain!.offers ?? []);
  }
  const all = (which: 0 | 1): number => told.reduce((sum, texts) => sum + texts[which].length, 0);
  expect(all(1)).toBeLessThan(all(0));
});
