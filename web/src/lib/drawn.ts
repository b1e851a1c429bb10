/** Letters as a piece: whoever has no drawing of a card lets its letters stand for it. */

import { PIECES, type Piece } from "../art/pieces";

const SVG = "http://www.w3.org/2000/svg";
/** As large as most pieces. */
const BOX = "0 0 96 96";
const SIZES = [58, 58, 42, 27]; // by the number of letters

/** The piece that these letters are drawn as; it is put into the sprite if it is not there yet. */
export function drawn(letters: string): string {
  const signs = [...letters];
  const id = `drawn-${signs.map((sign) => sign.codePointAt(0)?.toString(16)).join("-")}`;
  if (typeof document === "undefined" || document.getElementById(id)) return id;
  const symbol = element("symbol", { id, viewBox: BOX });
  const plate = { x: "8", y: "8", width: "80", height: "80", rx: "16", class: "b cr" };
  const size = String(SIZES[signs.length] ?? SIZES.at(-1));
  const text = element("text", {
    x: "48",
    y: String(48 + Number(size) * 0.35),
    "font-size": size,
    "text-anchor": "middle",
    class: "n",
  });
  text.textContent = letters;
  symbol.append(element("rect", plate), text);
  document.querySelector(".sprite")?.append(symbol);
  return id;
}

function element(name: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The frame of a piece, of the sprite or drawn. */
export function frameOf(id: string): string {
  return PIECES[id as Piece] ?? BOX;
}
