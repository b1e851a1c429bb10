/** The plain face: any game can be played with it, by its words alone. */

import type { Face } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import Table from "./Table.svelte";
import { params as filled, type Struct } from "./struct";
import * as tell from "./tell";

export function plain(game: string): Face<unknown, Struct, Struct> {
  return {
    Table,
    hidesHands: true, // it may
    keys: [],
    lessons: [],
    tell: (event, names) => tell.event(game, event, names),
    isWhole: (events) => events.at(-1)?.type === "TurnEnded",
    headline: (events, names) => tell.headline(game, events, names),
    refuse: (code, params, names) => t(`${game}-refuse-${code}`, filled(params, names)),
    offer: (action, _, names) => tell.offer(game, action, names),
    icon: () => "logo",
    who: (event) => (typeof event.seat === "number" ? event.seat : null),
    where: () => [],
    marks: () => [],
    sound: () => null,
    beat: () => ({ lands: 0, reads: 500 }),
    acts: (event) => (typeof event.seat === "number" ? event.seat : null),
    terms: () => [],
  };
}
