/**
 * Puts the engine beside the built page, and lists for the service worker what there is to keep.
 *
 * usage: node tools/ship.mjs FOLDER [--brotli] [--site]
 *
 * FOLDER holds the page as Vite has built it. With `--site` it is a folder of files that needs no
 * server, where the library lies as files, too. With `--brotli` the engine is compressed as well
 * as it can be, which takes half a minute, once; else gzip has to do.
 */
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const HERE = import.meta.dirname;
const ENGINE = resolve(HERE, "../.engine");
const COMPRESSED = resolve(HERE, "../node_modules/.compressed");
const LANGUAGES = ["en", "fr", "de", "it"];
const GAMES = fs.readdirSync(resolve(HERE, "../src/games"), { withFileTypes: true });
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'";

const [folder, ...how] = process.argv.slice(2);
const isSite = how.includes("--site");
const isBrotli = how.includes("--brotli");

const engine = shipEngine();
if (isSite) alone();
listForWorker(engine);

/** One folder with one name for all of it: an update replaces everything together. */
function shipEngine() {
  const files = fs.readdirSync(ENGINE).sort();
  const sum = createHash("sha256");
  for (const name of files) sum.update(name).update(fs.readFileSync(join(ENGINE, name)));
  const place = `assets/engine-${sum.digest("hex").slice(0, 12)}`;
  for (const old of fs.readdirSync(join(folder, "assets")))
    if (/^engine-[0-9a-f]{12}$/.test(old))
      fs.rmSync(join(folder, "assets", old), { recursive: true });
  fs.mkdirSync(join(folder, place));
  let [bytes, zipped, brotli] = [0, 0, 0];
  for (const name of files) {
    const body = fs.readFileSync(join(ENGINE, name));
    const target = join(folder, place, name);
    fs.writeFileSync(target, body);
    const gz = compressed(body, "gz", () => gzipSync(body, { level: 9 }));
    const worth = gz.length < 0.95 * body.length;
    if (worth) fs.writeFileSync(`${target}.gz`, gz);
    const br = isBrotli ? compressed(body, "br", () => squeezed(body)) : gz;
    if (isBrotli && worth) fs.writeFileSync(`${target}.br`, br);
    bytes += body.length;
    zipped += Math.min(gz.length, body.length);
    brotli += Math.min(br.length, body.length);
  }
  const told = { folder: `${place}/`, bytes, sent: brotli };
  fs.writeFileSync(join(folder, "engine.json"), JSON.stringify(told));
  const said = isBrotli ? `, brotli ${brotli.toLocaleString("en")}` : "";
  console.log(
    `Engine: ${bytes.toLocaleString("en")} bytes, gzip ${zipped.toLocaleString("en")}${said}`,
  );
  return { place, names: files.filter((name) => name !== "NOTICE.txt"), sent: brotli };
}

/** What was compressed before is not compressed again. */
function compressed(body, kind, make) {
  const name = `${createHash("sha256").update(body).digest("hex").slice(0, 24)}.${kind}`;
  const known = join(COMPRESSED, name);
  if (fs.existsSync(known)) return fs.readFileSync(known);
  fs.mkdirSync(COMPRESSED, { recursive: true });
  const made = make();
  fs.writeFileSync(known, made);
  return made;
}

function squeezed(body) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LGWIN]: 24,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

/** The page without a server, wherever the folder lies. */
function alone() {
  const index = join(folder, "index.html");
  const text = fs
    .readFileSync(index, "utf8")
    .replace("<html ", '<html data-home="here" ')
    .replaceAll(/(href|src)="\//g, '$1="./')
    .replace(
      "<head>",
      `<head>\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
    );
  fs.writeFileSync(index, text);
  const manifest = join(folder, "manifest.webmanifest");
  const told = JSON.parse(fs.readFileSync(manifest, "utf8"));
  told.icons = told.icons.map((icon) => ({ ...icon, src: `.${icon.src}` }));
  fs.writeFileSync(manifest, JSON.stringify({ ...told, id: "./", start_url: "./", scope: "./" }));
  for (const name of ["offline.html", "offline.css", "offline.js"]) fs.rmSync(join(folder, name));
  fs.rmSync(join(folder, "share"), { recursive: true }); // pictures of links to tables
}

function listForWorker({ place, names, sent }) {
  const root = isSite ? "./" : "/";
  const all = walk(folder).map((file) => relative(folder, file).split(sep).join("/"));
  const isPage = (file) =>
    !/^assets\/engine-[0-9a-f]{12}\/|\.(br|gz)$|^share\/|^sw\.js$|^index\.html$|^\.|^api\//.test(
      file,
    );
  const page = [root, ...all.filter(isPage).map((file) => root + file)];
  const files = names.map((name) => `${root}${place}/${name}`);
  const library = isSite
    ? all.filter((file) => file.startsWith("api/")).map((f) => root + f)
    : served();
  const shell = ["/offline.html", "/offline.css", "/offline.js", "/theme.js", "/favicon.svg"];
  const everything = [...page, ...files, ...library];
  const first = isSite ? everything : shell;
  const rest = isSite ? everything : everything.filter((file) => !shell.includes(file));
  const sizes = all
    .filter((file) => page.includes(root + file))
    .map((file) => size(join(folder, file)));
  const total = sizes.reduce((sum, one) => sum + one.bytes, 0);
  const extra = sizes.reduce((sum, one) => sum + one.sent, 0);
  const version = createHash("sha256");
  for (const file of all.filter((one) => one !== "sw.js"))
    version.update(file).update(fs.readFileSync(join(folder, file)));
  const plain = fs.readFileSync(resolve(HERE, "../public/sw.js"), "utf8");
  const written = {
    VERSION: version.digest("hex").slice(0, 12),
    IS_SITE: isSite,
    FIRST: first,
    REST: rest,
    BYTES: { total, sent: sent + extra },
  };
  let text = plain;
  for (const [name, value] of Object.entries(written))
    text = text.replace(
      new RegExp(`^const ${name} = .*;`, "m"),
      `const ${name} = ${JSON.stringify(value)};`,
    );
  fs.writeFileSync(join(folder, "sw.js"), text);
}

/** The library at a server's addresses. */
function served() {
  const games = GAMES.filter((e) => e.isDirectory() && e.name !== "plain").map(({ name }) => name);
  const texts = ["rules", "rulings", "pictures"];
  return [
    "/api/games",
    "/api/bots",
    ...LANGUAGES.map((language) => `/api/catalogues/${language}`),
    ...games.flatMap((game) => [
      `/api/games/${game}/data`,
      `/api/games/${game}/lessons`,
      ...texts.flatMap((text) => LANGUAGES.map((l) => `/api/games/${game}/${text}/${l}`)),
    ]),
  ];
}

function size(file) {
  const body = fs.readFileSync(file);
  return { bytes: body.length, sent: gzipSync(body).length };
}

function walk(where) {
  return fs.readdirSync(where, { withFileTypes: true }).flatMap((entry) => {
    const path = join(where, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
