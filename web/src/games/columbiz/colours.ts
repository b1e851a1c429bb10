/** The pawns' colours, by seat; each has its hatch. */

import type { Colour } from "../../lib/seen";

const COLOURS: readonly Colour[] = ["purple", "blue", "grey", "black"];

export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? "grey";
}

/** The class that colours and hatches whatever is inside. */
export function paint(seat: number): string {
  return `p-${colourOf(seat)}`;
}
