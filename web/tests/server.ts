/** A real server with a database of its own for the browser tests; the page must be built. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import type { TestProject } from "vitest/node";

const ROOT = resolve(import.meta.dirname, "../..");

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    /** Where that server keeps what it knows. */
    db: string;
  }
}

/** Somewhere nobody listens. */
async function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const isReady = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error("the server did not begin");
}

export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(join(ROOT, "src/dovecote/server/static/index.html")))
    throw new Error("the page is not built: npm run build");
  const folder = mkdtempSync(join(tmpdir(), "dovecote-browser-"));
  const port = await freePort();
  const program = process.env.DOVECOTE ?? join(ROOT, ".venv/bin/dovecote");
  const python = join(dirname(program), "python");
  const url = `http://127.0.0.1:${port}`;
  const db = `sqlite:///${folder}/tables.db`;
  const how = ["serve", "--port", `${port}`, "--db", db];
  const pace = ["--pace", "bot=0.05", "--pace", "quickest=0.05", "--pace", "slowest=0.2"];
  const limits = ["requests", "people", "connections", "rate", "tables"];
  const lifted = limits.flatMap((name) => ["--limit", `${name}=100000`]);
  const log = openSync(join(folder, "log"), "w"); // every request stands in it
  const server = spawn(python, ["-m", "tests.kit.served", ...how, ...pace, ...lifted], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", log],
  });
  await answers(url, server);
  project.provide("url", url);
  project.provide("db", db);
  return () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
