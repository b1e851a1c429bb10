/**
 * A picture of a result to hand on: our own pieces, the names and the points, and nothing that
 * was ever hidden. It is made in this browser and sent nowhere by itself.
 */

import { PIECES } from "../../art/pieces";
import css from "../../art/pieces.css?raw";
import type { Colour } from "../../lib/seen";
import { LAUREL, SHIELD } from "./shield";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Place {
  readonly rank: number;
  readonly name: string;
  readonly score: string;
  readonly colour: Colour;
}

export interface Sheet {
  readonly game: string;
  readonly title: string;
  readonly headline: string;
  readonly places: readonly Place[];
  /** The bird on the winner's shield. */
  readonly piece: string;
}

const LEFT = 590; // of the words; the art stands beside them
const INK = "#2a2226";
const INK_2 = "#5c4c48";

/** The art of the picture; `sprite` is the page's own, as text. */
export function drawing({ game, places, piece }: Sheet, sprite: string): string {
  const box = (id: string): string => PIECES[id as keyof typeof PIECES] ?? "0 0 96 96";
  const vignette = `vignette-${game}` in PIECES ? `vignette-${game}` : "logo";
  const rows = places.map(({ colour }, n) => swatch(colour, rowAt(n, places.length)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<style><![CDATA[${css}]]></style>${sprite}
<rect width="${WIDTH}" height="${HEIGHT}" fill="#e8d9ba"/>
<rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}" rx="24" fill="#fcf6e8" stroke="${INK}" stroke-width="5"/>
<g style="--lw: 2"><svg x="64" y="72" width="470" height="326" viewBox="${box(vignette)}"><use href="#${vignette}"/></svg>
<rect x="64" y="72" width="470" height="326" rx="10" fill="none" stroke="${INK}" stroke-width="5"/></g>
${crest(places[0]?.colour ?? "grey", piece, box(piece))}
${rows.join("")}
</svg>`;
}

function crest(colour: Colour, piece: string, box: string): string {
  const leaves = LAUREL.map((leaf) => `<path class="b gr" d="${leaf}"/>`).join("");
  return `<g class="p-${colour}" style="--lw: 2.5" transform="translate(200 360) scale(1.65)">${leaves}
<path class="p" d="${SHIELD}"/><path class="h" d="${SHIELD}"/><path class="l" d="${SHIELD}"/>
<circle class="b cr" cx="60" cy="54" r="28"/>
<svg x="36" y="30" width="48" height="48" viewBox="${box}" style="--lw: 5"><use href="#${piece}"/></svg>
<path class="b ye" d="M44 20 40 4l11 7 9-10 9 10 11-7-4 16Z"/></g>`;
}

function swatch(colour: Colour, y: number): string {
  const at = `x="${LEFT}" y="${y - 30}" width="16" height="38" rx="4"`;
  return `<g class="p-${colour}"><rect class="p" ${at}/><rect class="h" ${at}/><rect class="l" style="--lw: 2" ${at}/></g>`;
}

/** The line on which a player stands, of so many. */
function rowAt(n: number, of: number): number {
  return 330 + n * Math.min(56, 250 / Math.max(1, of));
}

/** The picture as a file of pixels. */
export async function painted(sheet: Sheet): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const sprite = document.querySelector(".sprite");
  const art = drawing(sheet, sprite ? new XMLSerializer().serializeToString(sprite) : "");
  pen.drawImage(await loaded(art), 0, 0, WIDTH, HEIGHT);
  write(pen, sheet);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return blob;
}

async function loaded(art: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([art], { type: "image/svg+xml" }));
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Words are written by the page's own fonts, which art in an image cannot reach. */
function write(pen: CanvasRenderingContext2D, sheet: Sheet): void {
  const display = 'Caprasimo, "Cooper Black", Georgia, serif';
  const text = '"Atkinson Hyperlegible", "Segoe UI", sans-serif';
  const wide = WIDTH - LEFT - 72;
  line(pen, sheet.title, LEFT, 122, wide, 40, display, INK_2);
  for (const [n, part] of broken(pen, sheet.headline, wide, `58px ${display}`).entries())
    line(pen, part, LEFT, 196 + n * 62, wide, 58, display, INK);
  for (const [n, { rank, name, score }] of sheet.places.entries()) {
    const y = rowAt(n, sheet.places.length);
    line(pen, `${rank}.`, LEFT + 30, y, 40, 32, text, INK_2);
    line(pen, name, LEFT + 72, y, wide - 190, 32, text, INK);
    pen.textAlign = "right";
    line(pen, score, WIDTH - 72, y, 110, 34, display, INK);
    pen.textAlign = "left";
  }
  line(pen, "Dovecote", 64, HEIGHT - 58, 130, 26, display, INK_2);
}

function line(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  wide: number,
  size: number,
  font: string,
  colour: string,
): void {
  pen.font = `${size}px ${font}`;
  pen.fillStyle = colour;
  pen.fillText(words, x, y, wide);
}

/** At most two lines, broken between words. */
function broken(
  pen: CanvasRenderingContext2D,
  text: string,
  wide: number,
  font: string,
): readonly string[] {
  pen.font = font;
  const words = text.split(" ");
  let first = words.shift() ?? "";
  while (words.length && pen.measureText(`${first} ${words[0]!}`).width <= wide)
    first += ` ${words.shift()!}`;
  return words.length ? [first, words.join(" ")] : [first];
}

/** Hand it to the system's own dialog, or keep it as a file; false: it was kept. */
export async function handOn(picture: Blob, name: string, title: string): Promise<boolean> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return true; // whoever thinks better of it has shared nothing
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return false;
}
