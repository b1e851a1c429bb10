// Joins art/src/*.svg into what the page imports, src/art/pieces.svg and src/art/pieces.ts,
// and writes the two favicons: node art/build.mjs (the PNG icons: art/icons.mjs).
import { writeFileSync } from "node:fs";
import { alone } from "./alone.mjs";
import { at, read, sprite, squeeze, SYMBOL } from "./join.mjs";

/** Ids that begin with "_" are parts, drawn only through others. */
function catalogue(symbols) {
  const rows = symbols
    .filter(([, id]) => !id.startsWith("_"))
    .map(([, id, box]) => `  ${/^[a-z]+$/.test(id) ? id : `"${id}"`}: "${box}",`);
  return [
    "// Written by art/build.mjs from art/src; do not edit.",
    "",
    "/** Every piece of pieces.svg and its viewBox. */",
    "export const PIECES = {",
    ...rows,
    "} as const;",
    "",
    "export type Piece = keyof typeof PIECES;",
    "",
  ].join("\n");
}

const svg = sprite();
const symbols = [...svg.matchAll(SYMBOL)];
const css = read("../src/art/pieces.css");
writeFileSync(at("../src/art/pieces.svg"), svg);
writeFileSync(at("../src/art/pieces.ts"), catalogue(symbols));
for (const [, id, box, body] of squeeze(read("src/tab.svg")).matchAll(SYMBOL))
  writeFileSync(at(`../public/${id.replace("tab", "favicon")}.svg`), alone(box, body, css));
console.log(`${symbols.length} symbols, ${Buffer.byteLength(svg)} bytes`);
