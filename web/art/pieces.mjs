// Fills pieces.html: both themes stand side by side, so the dark tokens are copied to a class.
const asked = new URLSearchParams(location.search);
const only = asked.get("only")?.split(",");
const sizes = (asked.get("sizes") ?? "96,40,24").split(",").map(Number);
const themes = asked.has("theme") ? [asked.get("theme")] : ["light", "dark"];
const PLAYERS = ["red", "yellow", "green", "purple", "blue", "black", "grey"];
const HEM = "M0 0h40v20q0 12-20 18Q0 32 0 20Z";

function darkClass() {
  for (const sheet of document.styleSheets)
    for (const rule of [...sheet.cssRules])
      if (rule.selectorText?.startsWith(':root[data-theme="dark"]'))
        sheet.insertRule(
          rule.cssText.replaceAll(':root[data-theme="dark"]', ".dark"),
          sheet.cssRules.length,
        );
}

function drawing(symbol, size) {
  const box = symbol.viewBox.baseVal;
  const width = (box.width * size) / box.height;
  const line = size <= 32 ? "at24" : size < 64 ? "at40" : "";
  const ground = symbol.id.startsWith("i-") ? "" : "print";
  return `<svg class="${line} ${ground}" width="${width}" height="${size}"><use href="#${symbol.id}"/></svg>`;
}

function figure(symbol) {
  const drawings = symbol.id.startsWith("i-")
    ? [32, 24, 16].map((size) => drawing(symbol, size))
    : sizes.map((size) => drawing(symbol, size));
  return `<figure class="p-purple"><div>${drawings.join("")}</div><figcaption>${symbol.id}</figcaption></figure>`;
}

const hems = () =>
  PLAYERS.map(
    (player) =>
      `<span class="p-${player} parts"><svg width="44" height="42" viewBox="-2 -2 44 42"><path class="p" d="${HEM}"/><path class="b h" d="${HEM}"/></svg><svg class="print at40" width="44" height="44"><use href="#pawn"/></svg></span>`,
  ).join("");

const legends = () =>
  [..."gwsb"]
    .map(
      (ground) =>
        `<span class="legend disp" data-ground="${ground}">${ground.toUpperCase()}</span>`,
    )
    .join("");

const interfaceParts = () => `<h2>Parts of the interface</h2><div class="parts">
  <button class="btn go">Place here</button><button class="btn focus">With the focus ring</button>
  <button class="btn quiet"><svg width="20" height="20"><use href="#i-undo"/></svg>Undo</button>
  <button class="btn" disabled>End turn: a card is in your hand</button>
  <div class="tip">A falcon’s field cannot be covered.</div>
  <div class="toast"><b>Your turn.</b> Coo.</div>${hems()}${legends()}</div>`;

function section(theme, symbols) {
  const part = document.createElement("section");
  part.className = theme;
  const shown = symbols.filter(({ id }) => (only ? only.includes(id) : !id.startsWith("_")));
  const icons = shown.filter(({ id }) => id.startsWith("i-"));
  const pieces = shown.filter(({ id }) => !id.startsWith("i-"));
  part.innerHTML = `${only ? "" : interfaceParts()}<h2>Pieces</h2>
    <div class="sheet">${pieces.map(figure).join("")}</div>
    <h2>On paper</h2><div class="sheet on-paper">${icons.map(figure).join("")}
    ${pieces
      .slice(0, only ? 99 : 0)
      .map(
        (symbol) =>
          `<figure class="p-red"><div>${drawing(symbol, 40)}${drawing(symbol, 24)}</div></figure>`,
      )
      .join("")}</div>`;
  for (const legend of part.querySelectorAll(".legend")) {
    const ground = legend.dataset.ground;
    legend.style.background = `var(--pat-${ground}), var(--ground-${ground})`;
  }
  return part;
}

darkClass();
document.body.insertAdjacentHTML(
  "afterbegin",
  await (await fetch("../src/art/pieces.svg", { cache: "no-store" })).text(),
);
const symbols = [...document.querySelectorAll("symbol")];
document.body.append(...themes.map((theme) => section(theme, symbols)));
await document.fonts.ready;
document.body.dataset.ready = "yes";
