// The sheets of art/src as one sprite; build.mjs writes it, check.mjs compares it.
import { readFileSync } from "node:fs";

export const at = (path) => new URL(path, import.meta.url);
export const read = (path) => readFileSync(at(path), "utf8").trim();

/** The order of the developer's sheet; symbols do not care. */
const SHEETS = [
  "hatches",
  "land",
  "house",
  "columbiz",
  "pigeons",
  "places",
  "guano",
  "actions",
  "aliases",
  "bots",
  "scenes",
  "vignettes",
  "icons",
];

export const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)">([^]*?)<\/symbol>/g;

/** Comments and line ends between elements are for those who draw, not for those who load. */
export const squeeze = (svg) =>
  svg
    .replace(/<!--[^]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .trim();

export function sprite() {
  const sheets = SHEETS.map((name) => squeeze(read(`src/${name}.svg`)));
  const symbols = sheets.join("\n").replaceAll("</symbol><symbol", "</symbol>\n<symbol");
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">`;
  return `${head}\n${symbols}\n</svg>\n`;
}
