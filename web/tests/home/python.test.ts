/** The same rules, bots and luck in the Python that browsers run. */

import { execFile } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "../..");
const program = process.env.DOVECOTE ?? join(WEB, "../.venv/bin/dovecote");
const run = promisify(execFile);

test("a seed gives the same matches here and there", async () => {
  const matches = join(import.meta.dirname, "matches.py");
  const how = { cwd: WEB, maxBuffer: 1 << 26 };
  const [here, there] = await Promise.all([
    run(join(dirname(program), "python"), [matches], how),
    run(process.execPath, ["tools/python.mjs", matches], how),
  ]);
  expect(there.stdout).toBe(here.stdout);
  expect(here.stdout.match(/^Over\(/gm)).toHaveLength(6);
});
