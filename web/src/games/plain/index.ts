/** The plain face: any game can be played with it, by its words alone. */

import type { Colour, Face } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import Table from "./Table.svelte";
import { params as filled, type Struct } from "./struct";
import * as tell from "./tell";

const COLOURS: readonly Colour[] = ["red", "yellow", "green", "purple", "blue", "black"];

export function plain(game: string): Face<unknown, Struct, Struct> {
  return {
    Table,
    hidesHands: true, // it may
    keys: [],
    lessons: [],
    colour: (seat) => COLOURS[seat % COLOURS.length] ?? "grey",
    tell: (event, names) => tell.event(game, event, names),
    refuse: (code, params, names) => t(`${game}-refuse-${code}`, filled(params, names)),
    offer: (action, _, names) => tell.offer(game, action, names),
    icon: () => "logo",
    who: (event) => (typeof event.seat === "number" ? event.seat : null),
    where: () => [],
    sound: () => null,
    terms: () => [],
  };
}
