// A piece as an image of its own: classes become attributes, since a favicon has neither the
// page's style sheets nor, under the server's policy, any of its own.

/** A favicon is shown at 16 to 32 px: its line on the 96 grid. */
const LINE = 5;

/** class name -> declarations, of rules with one class as their selector */
function rules(css) {
  const found = [...css.matchAll(/^\.([\w-]+) \{([^}]*)\}/gm)];
  return new Map(found.map(([, name, body]) => [name, body.split(";").map((line) => line.trim())]));
}

const fallback = (value) => value.replace(/var\(--[\w-]+, ([^()]+)\)/g, "$1");

function attributes(names, known) {
  const factor = names.includes("k2") ? 2 : 1;
  const pairs = names
    .flatMap((name) => known.get(name) ?? [])
    .filter((line) => line && !line.startsWith("--"))
    .map((line) => line.split(/: (.*)/))
    .map(([key, value]) => [key, key === "stroke-width" ? LINE * factor : fallback(value)]);
  return pairs.map(([key, value]) => `${key}="${value}"`).join(" ");
}

export function alone(box, body, css) {
  const known = rules(css);
  const drawn = body.replace(/class="([^"]+)"/g, (_, names) => attributes(names.split(" "), known));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawn}</svg>\n`;
}
