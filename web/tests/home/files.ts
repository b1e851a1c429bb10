/** A folder of files as any static host serves it: no more than the files, below a path. */

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, extname, join, resolve } from "node:path";
import { promisify } from "node:util";

const WEB = resolve(import.meta.dirname, "../..");
const PYTHON = join(dirname(process.env.DOVECOTE ?? join(WEB, "../.venv/bin/dovecote")), "python");
const PATH = "/some/where/";
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};
const run = promisify(execFile);

/** Five seconds of the processor until a first table: on a busy machine that may be minutes. */
export const STARTING = 180_000;

export interface Site {
  readonly url: string;
  /** What was asked for and is not there. */
  readonly missed: readonly string[];
  /** Nobody answers any more. */
  readonly cut: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** What `make site` writes, but for the half minute in which it is compressed best. */
export async function site(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "dovecote-site-"));
  await run(PYTHON, ["-m", "tools.site", folder], { cwd: resolve(WEB, "..") });
  await run(process.execPath, ["tools/ship.mjs", folder, "--site"], { cwd: WEB });
  const missed: string[] = [];
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const name = pathname.slice(PATH.length) || "index.html";
    readFile(join(folder, name)).then(
      (body) => {
        answer.writeHead(200, { "content-type": TYPES[extname(name)] ?? "text/plain" });
        answer.end(body);
      },
      () => {
        missed.push(pathname);
        answer.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((go) => server.listen(0, "127.0.0.1", go));
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((go) => server.close(go));
    server.closeAllConnections();
    await closed;
  };
  const remove = async (): Promise<void> => {
    await cut();
    rmSync(folder, { recursive: true });
  };
  return { url: `http://127.0.0.1:${port}${PATH}`, missed, cut, remove };
}
