/** Which piece of the sprite shows a card, a pigeon or a Place. */

import { PIECES, type Piece } from "../../art/pieces";
import { drawn } from "../../lib/drawn";
import { box as current, type Box } from "./box.svelte";

const OTHERS: Readonly<Record<string, Piece>> = { lots: "guano-lots", souvenir: "stall" };

/** What the author of a card has chosen to be seen on it. */
export interface Drawing {
  readonly picture?: string;
  readonly letters?: string;
}

/** The piece of a card; one that nobody has drawn shows its back. */
export function piece(id: string, otherwise: Piece = "action-back", box: Box = current): string {
  return depicted(id, box.drawing(id), otherwise);
}

/** The same of a card that is perhaps in no box yet. */
export function depicted(id: string, { picture, letters }: Drawing, otherwise: Piece): string {
  if (letters) return drawn(letters);
  const wanted = picture ?? id;
  const found = OTHERS[wanted] ?? wanted;
  return found in PIECES ? found : otherwise;
}

export function bird(id: string, box: Box = current): string {
  return piece(id, "pigeon", box);
}
