/** axe-core and the size of targets, everywhere: light and dark, wide and phone. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { person, PHONE, WIDE } from "../person";
import { small } from "./looks";
import { matches, places, visit, type Matches } from "./places";
import { words } from "./words";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

interface Axe {
  run(root: Document, how: object): Promise<{ violations: Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

let made: Matches;
beforeAll(async () => {
  made = await matches();
}, 160_000);
afterAll(() => made.player.leave());

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE); // not as a script of the page, which its policy would forbid
  const found = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe };
    const how = { runOnly: { type: "tag", values }, resultTypes: ["violations"], iframes: false };
    return (await axe.run(document, how)).violations;
  }, STANDARDS);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const why = failureSummary.split("\n").slice(1).join(";").trim().slice(0, 200);
      return `${id}: ${html.slice(0, 140)} – ${why}`;
    }),
  );
}

test.each([
  { name: "wide and light", viewport: WIDE, theme: "light" as const, touch: false },
  { name: "wide and dark", viewport: WIDE, theme: "dark" as const, touch: false },
  { name: "phone and light", viewport: PHONE, theme: "light" as const, touch: true },
  { name: "phone and dark", viewport: PHONE, theme: "dark" as const, touch: true },
])("no violation, $name", async (likes) => {
  const say = await words("en");
  const someone = await person(likes);
  await made.player.lend(someone);
  const wrong: string[] = [];
  for (const place of places(made).filter(
    ({ name }) => !/^(early|keys p|keys columba)/.test(name),
  )) {
    await visit(someone, place, say);
    const found = [...(await violations(someone.page)), ...(await small(someone.page))];
    wrong.push(...found.map((text) => `${place.name}: ${text}`));
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});
