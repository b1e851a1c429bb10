/** Columbiz as the page knows it. */

import type { Face, Sound } from "../../lib/seen";
import { colourOf } from "./colours";
import { keyOf } from "./geometry";
import { KEYS } from "./keys";
import Table from "./Table.svelte";
import * as tell from "./tell";
import type { Action, Event, View } from "./types";

const SOUNDS: Readonly<Partial<Record<Event["type"], Sound>>> = {
  DieThrown: "dice",
  Thrown: "dice",
  Placed: "wood",
  Captured: "bars",
  Scored: "paper",
  SetAside: "flap",
  Finished: "win",
};

function icon(event: Event): string {
  if (event.type === "DieThrown") return `die-${event.face}`;
  if (event.type === "Thrown") return `die-${event.fell[0] ?? 6}`;
  if (event.type === "TakenUp") return `die-${event.faces[0] ?? 6}`;
  if (event.type === "Stood") return `die-${event.dice[0] ?? 6}`;
  return event.type === "Finished" ? "logo" : "pawn";
}

function where(event: Event): readonly string[] {
  if (event.type === "Placed") return [keyOf(event.square)];
  return event.type === "Captured" ? event.squares.map(keyOf) : [];
}

export const face: Face<View, Action, Event> = {
  Table,
  hidesHands: false,
  keys: KEYS,
  lessons: [
    { piece: "die-5", says: "columbiz-page-lesson-1" },
    { piece: "pawn", says: "columbiz-page-lesson-2" },
    { piece: "bars", says: "columbiz-page-lesson-3" },
    { piece: "column-3", says: "columbiz-page-lesson-4" },
    { piece: "rosette", says: "columbiz-page-lesson-5" },
  ],
  colour: (seat) => colourOf(seat),
  tell: (event, names) => tell.event(event, names),
  refuse: (code, params, names) => tell.refuse(code, params, names),
  offer: (action, _, names) => tell.offer(action, names),
  icon,
  who: (event) => ("seat" in event ? event.seat : null),
  where,
  sound: (event) => SOUNDS[event.type] ?? null,
  terms: (view, seat) => tell.terms(view, seat),
};
