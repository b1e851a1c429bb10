// Renders the application's icons from the logo, and a picture of each game for wherever a link is
// shared, with Chromium: node art/icons.mjs
import { mkdirSync, readFileSync } from "node:fs";
import { launch } from "./browser.mjs";

const at = (path) => new URL(path, import.meta.url);
const read = (path) => readFileSync(at(path), "utf8");

/** size on disk, side of the logo on a 512 grid, radius of the corners (launchers mask their own) */
const ICONS = [
  { file: "icon-192", size: 192, logo: 400, radius: 96 },
  { file: "icon-512", size: 512, logo: 400, radius: 96 },
  { file: "maskable-512", size: 512, logo: 296, radius: 0 },
  { file: "apple-touch-180", size: 180, logo: 344, radius: 0 },
];

/** Sky, a meadow, and the house on it. */
function scene({ logo, radius }) {
  const x = (512 - logo) / 2;
  const foot = 256 + logo / 2 + (radius ? 16 : 8);
  const top = foot - logo * (93 / 96);
  return `<svg width="100%" height="100%" viewBox="0 0 512 512"><defs><clipPath id="card"><rect width="512" height="512" rx="${radius}"/></clipPath></defs>
    <g clip-path="url(#card)"><path class="B" d="M0 0h512v512H0z"/><g class="thick"><path class="b G" d="M-20 ${foot - 24}Q256 ${foot - 74} 532 ${foot - 24}V540H-20Z"/></g>
    <use href="#logo" x="${x}" y="${top}" width="${logo}" height="${logo}"/></g></svg>`;
}

const GAMES = ["columba", "columbiz", "piccioni"];
const SHARED = { width: 1200, height: 630 };
const cover = (game) =>
  `<svg width="100%" height="100%" viewBox="0 0 360 250" preserveAspectRatio="xMidYMid slice"><use href="#vignette-${game}"/></svg>`;

const markup = (drawn) =>
  `<!doctype html><style>${read("../src/art/tokens.css")}${read("../src/art/pieces.css")}
  body{margin:0;--lw:3}.thick{--k:4}body>svg:last-child{display:block;width:100vw;height:100vh}</style>${read("../src/art/pieces.svg")}${drawn}`;

for (const folder of ["icons", "share"])
  mkdirSync(at(`../public/${folder}`), { recursive: true });
const browser = await launch();
try {
  for (const icon of ICONS) {
    const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
    await page.setContent(markup(scene(icon)));
    const path = at(`../public/icons/${icon.file}.png`).pathname;
    await page.screenshot({ path, omitBackground: true });
    await page.close();
  }
  for (const game of GAMES) {
    const page = await browser.newPage({ viewport: SHARED });
    await page.setContent(markup(cover(game)));
    await page.screenshot({ path: at(`../public/share/${game}.png`).pathname });
    await page.close();
  }
} finally {
  await browser.close();
}
