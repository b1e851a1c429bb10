/** Which piece of the sprite shows a card, a pigeon or a Place. */

import { PIECES, type Piece } from "../../art/pieces";
import type { Colour } from "../../lib/seen";

const OTHERS: Readonly<Record<string, Piece>> = { lots: "guano-lots", souvenir: "stall" };
const SEATS: readonly Colour[] = ["red", "yellow", "green", "purple", "blue", "black"];

/** The piece of a card; one that nobody has drawn shows its back. */
export function piece(id: string, otherwise: Piece = "action-back"): Piece {
  const found = OTHERS[id] ?? id;
  return found in PIECES ? (found as Piece) : otherwise;
}

export function bird(id: string): Piece {
  return piece(id, "pigeon");
}

export function colour(seat: number): Colour {
  return SEATS[seat] ?? "grey";
}
