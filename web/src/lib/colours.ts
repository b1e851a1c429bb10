/** The colours of a table's seats; each has its hatch. */

import { getContext, setContext } from "svelte";

import { getShell } from "./context";
import type { Colour } from "./seen";
import type { SeatNow } from "./wire";

type Coloured = Pick<SeatNow, "colour">;

const PAINTS: Readonly<Record<string, Colour>> = {
  red: "red",
  yellow: "yellow",
  green: "green",
  purple: "purple",
  violet: "purple",
  blue: "blue",
  grey: "grey",
  black: "black",
};
// where a game has no colours, so that seats can be told apart
const OTHERWISE: readonly Colour[] = ["red", "yellow", "green", "purple", "blue", "black"];

/** How a colour is painted that a game names. */
export function paintOf(name: string): Colour {
  return PAINTS[name] ?? "grey";
}

/** How a seat is painted. */
export function colourOf(seats: readonly Coloured[], seat: number): Colour {
  const named = seats[seat]?.colour;
  return named ? paintOf(named) : (OTHERWISE[seat % OTHERWISE.length] ?? "grey");
}

const KEY = Symbol("colours");

/** In a picture, which is at no table: the colours of its seats, as the game names them. */
export function setColours(names: readonly string[]): void {
  setContext(
    KEY,
    names.map((colour) => ({ colour })),
  );
}

/** Within a table or a picture: how each seat is painted. Call it while a component is made. */
export function seatColours(): (seat: number) => Colour {
  const own = getContext<readonly Coloured[] | undefined>(KEY);
  const shell = getShell();
  return (seat) => colourOf(own ?? shell?.seen.seats ?? [], seat);
}
