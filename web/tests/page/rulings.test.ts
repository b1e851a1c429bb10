/** A ruling is looked up where the rules cite it: by mouse, by key, on a phone. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { person, PHONE, shoot, until, WIDE } from "../person";
import { cut, small } from "./looks";
import { words } from "./words";

const say = await words("en");

const cited = (page: Page, id: string): Locator =>
  page.getByRole("button", { name: say("ruling-look-up", { id }), exact: true }).first();
const entry = (page: Page, id: string): Locator =>
  page.getByRole("dialog", { name: say("ruling-title", { id }) });

test("by key, and Escape leads back to where one was", async () => {
  const { page, complaints, leave } = await person({}, "/rules/columba#8.4");
  await cited(page, "CB-36").focus();
  await page.keyboard.press("Enter");
  const ruling = entry(page, "CB-36");
  await ruling.getByText("When can a young falcon be raised?").waitFor();
  await ruling.getByText(/^Certain:/).waitFor();
  await page.keyboard.press("Escape");
  await ruling.waitFor({ state: "detached" });
  await until(() => cited(page, "CB-36").evaluate((one) => one === document.activeElement));
  expect(complaints).toEqual([]);
  await leave();
});

test("what is a reconstruction is called one in words, and so is a part of it", async () => {
  const { page, leave } = await person({}, "/rules/columba#4.6");
  await cited(page, "CB-34b").click();
  await entry(page, "CB-34b").getByText("⚑ A reconstruction:").waitFor();
  await page.keyboard.press("Escape");
  await cited(page, "CB-25").click();
  await entry(page, "CB-25").getByText("⚑ A part of it is a reconstruction:").waitFor();
  await leave();
});

test("its clauses lead to the rules", async () => {
  const { page, leave } = await person({}, "/rules/columba#8.4");
  await cited(page, "CB-36").click();
  const clause = say("rules-clause", { clause: "8.5" });
  await entry(page, "CB-36").getByRole("link", { name: clause, exact: true }).click();
  await entry(page, "CB-36").waitFor({ state: "detached" });
  await until(() => page.url().endsWith("/rules/columba#8.5"));
  await until(() =>
    page.evaluate(() => document.activeElement?.getAttribute("data-clause") === "8.5"),
  );
  await leave();
});

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("nothing is cut off or too small: %s", async (size, viewport) => {
  const { page, leave } = await person({ viewport }, "/rules/columba#4.8");
  await cited(page, "CB-22").click();
  await entry(page, "CB-22").getByText(say("ruling-clauses")).waitFor();
  expect(await cut(page)).toEqual([]);
  expect(await small(page)).toEqual([]);
  await shoot(page, `ruling-${size}`);
  await leave();
});
