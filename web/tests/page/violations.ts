/** What axe-core finds wrong with a page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

interface Axe {
  run(root: Document | Element, how: object): Promise<{ violations: Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** By every rule. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { type: "tag", values: STANDARDS });
}

/** In the dark, where only colours differ, by the rule of contrast. */
export async function darkViolations(page: Page): Promise<string[]> {
  await wear(page, "dark");
  const found = await run(page, { type: "rule", values: ["color-contrast"] });
  await wear(page, "light");
  return found;
}

/** As the page itself does when somebody chooses a theme. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  }, theme);
}

async function run(page: Page, runOnly: object): Promise<string[]> {
  const isHere = await page.evaluate(() => "axe" in window);
  if (!isHere) await page.evaluate(AXE); // not as a script of the page, which its policy would forbid
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const how = { runOnly, resultTypes: ["violations"], iframes: false };
    // what lies behind a window has a place of its own
    const root = document.querySelector("dialog:modal") ?? document;
    return (await axe.run(root, how)).violations;
  }, runOnly);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const why = failureSummary.split("\n").slice(1).join(";").trim().slice(0, 200);
      return `${id}: ${html.slice(0, 140)} – ${why}`;
    }),
  );
}
