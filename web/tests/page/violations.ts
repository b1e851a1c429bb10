/** What axe-core finds wrong with a page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** Those that find something else when nothing but colours has changed. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

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

/** By every rule as the page is, and by those of colours in the other theme, which then stays. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  const found = await violations(page);
  const other = await wearOther(page);
  const there = await run(page, { type: "rule", values: OF_COLOURS });
  return [...found, ...there.map((text) => `when it is ${other}, ${text}`)];
}

/** As the page itself does when somebody chooses a theme; which it is then. */
function wearOther(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const looks = document.documentElement.dataset;
    looks.theme = looks.theme === "dark" ? "light" : "dark";
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    return looks.theme;
  });
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
