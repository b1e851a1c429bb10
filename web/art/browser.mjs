// The Chromium that the browser tests use, found in the same way.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const FINDER = fileURLToPath(new URL("../../tools/chromium.py", import.meta.url));

export function launch() {
  const executablePath = execFileSync("python3", [FINDER], { encoding: "utf8" }).trim();
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
  return chromium.launch({ executablePath, args });
}
