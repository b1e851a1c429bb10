// Holds the art to its rules: node art/check.mjs. Says what is wrong and fails, or says one line.
// A symbol may carry no colour of its own, no style, no strange text, and no id twice; each colour
// of pieces.css is a token's, with the token's light value as its fallback.
import { read, sprite } from "./join.mjs";

const LIMIT = 90 * 1024;
const ELEMENTS = new Set("svg defs pattern symbol g path circle rect use text".split(" "));
const PAINT = /^(none|currentColor|inherit|url\(#[\w-]+\)|var\(--[\w-]+.*\))$/;
const PAINTED = new Set(["fill", "stroke", "color", "stop-color", "flood-color"]);
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(/gi;

const wrongs = [];
const wrong = (text) => wrongs.push(text);

const svg = read("../src/art/pieces.svg");
const css = read("../src/art/pieces.css").replace(/\/\*[^]*?\*\//g, "");
const tokens = read("../src/art/tokens.css");

/** name -> attributes of every opening tag */
const tags = [...svg.matchAll(/<([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g)].map(
  ([, name, rest]) => [
    name,
    [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map((pair) => pair.slice(1)),
  ],
);

function checkTags() {
  for (const [name, attributes] of tags) {
    if (!ELEMENTS.has(name)) wrong(`<${name}> does not belong in a piece`);
    for (const [key, value] of attributes) {
      const where = `<${name} ${key}="${value}">`;
      if (key === "style" || key.startsWith("on")) wrong(`${where}: the page's policy blocks it`);
      if (PAINTED.has(key) && !PAINT.test(value)) wrong(`${where}: a colour without a token`);
      if (
        key !== "d" &&
        !/href$/.test(key) &&
        LITERAL.test(value.replace(/var\(.*\)|url\(.*\)/g, ""))
      )
        wrong(`${where}: a colour without a token`);
      LITERAL.lastIndex = 0;
    }
  }
}

function checkNames() {
  const of = (wanted) =>
    tags.flatMap(([, attributes]) =>
      attributes.filter(([key]) => key === wanted).map(([, v]) => v),
    );
  const ids = of("id");
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i)))
    wrong(`#${id} is there twice`);
  for (const href of of("href"))
    if (!href.startsWith("#") || !ids.includes(href.slice(1))) wrong(`${href} leads nowhere`);
  const known = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  for (const name of new Set(of("class").flatMap((names) => names.split(" "))))
    if (!known.has(name)) wrong(`class ${name} is not in pieces.css`);
  for (const [, id] of css.matchAll(/url\(#([\w-]+)\)/g))
    if (!ids.includes(id)) wrong(`#${id} of pieces.css is missing`);
}

/** With another origin `<svg viewBox=…><use/></svg>` would draw the piece beside itself. */
function checkBoxes() {
  for (const [name, attributes] of tags)
    for (const [key, value] of attributes)
      if (name === "symbol" && key === "viewBox" && !value.startsWith("0 0 "))
        wrong(`viewBox="${value}": a symbol begins at 0 0`);
}

function checkText() {
  for (const [, text] of svg.matchAll(/>([^<]+)</g))
    if (text.trim()) wrong(`text in a piece: ${text.trim()}`);
}

function checkColours() {
  const root = tokens.slice(tokens.indexOf(":root {"), tokens.indexOf(":root[data-theme"));
  const light = new Map(
    [...root.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g)].map(([, k, v]) => [k, v]),
  );
  const backed = css.replace(/var\(--([\w-]+), (#[0-9A-Fa-f]{6})\)/g, (_, name, colour) => {
    if (light.get(name)?.toLowerCase() !== colour.toLowerCase())
      wrong(`var(--${name}, ${colour}): the token is ${light.get(name)}`);
    return "";
  });
  for (const [literal] of backed.replace(/url\([^)]*\)/g, "").matchAll(LITERAL))
    wrong(`pieces.css: ${literal} without a token`);
}

function checkFile() {
  if (svg !== sprite().trim())
    wrong("pieces.svg is not what art/src gives: run node art/build.mjs");
  if (Buffer.byteLength(svg) > LIMIT)
    wrong(`pieces.svg has ${Buffer.byteLength(svg)} bytes, more than ${LIMIT}`);
  const opened = tags.length;
  if (opened !== svg.match(/<[a-zA-Z]/g).length) wrong("pieces.svg has a tag that cannot be read");
}

checkTags();
checkNames();
checkBoxes();
checkText();
checkColours();
checkFile();
for (const text of wrongs) console.error(text);
if (wrongs.length) process.exit(1);
console.log(
  `${tags.filter(([name]) => name === "symbol").length} symbols, ${Buffer.byteLength(svg)} bytes: in order`,
);
