/** A server's page that was kept for a journey: without the server it plays by itself. */

import { expect, test } from "vitest";

import type { Engine } from "../../src/home/talk";
import { person, until } from "../person";
import { columbiz } from "../play/columbiz";
import { mouse } from "../play/hands";
import { panel, playNow, playOn } from "../play/table";
import { STARTING } from "./files";

test("what was kept for the train plays without a network, waits there, and moves to a server", async () => {
  const { page, context, complaints, leave } = await person({ keeps: true });
  page.setDefaultTimeout(STARTING);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload(); // under its service worker
  await page.getByRole("button", { name: /^Keep it for the train \([\d.]+.MB\)$/ }).click();
  await page.getByText("Kept: it works without a network.").waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByText(/^There is no network/).waitFor();
  await playNow(page, "Columbiz");
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/here-/);
  let steps = 0;
  await playOn(page, columbiz(await mouse(page)), () => ++steps > 2);
  await context.setOffline(false);
  await page.goto("/");
  await page.getByRole("region", { name: "Go on" }).or(page.locator(".going")).first().waitFor();
  const before = page.url();
  await page.locator(".going a").first().click();
  await until(() => page.url() !== before);
  expect(page.url()).toContain("/t/here-");
  const here = page.url();
  await panel(page).waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Take it to this server" }).click();
  await until(() => page.url() !== here);
  expect(page.url()).not.toContain("here-");
  await panel(page).waitFor();
  await playOn(page, columbiz(await mouse(page)), () => --steps < 1);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByText(/nobody vouches for its luck up to move \d+/).waitFor();
  expect(complaints.filter((said) => !said.includes("ERR_FAILED"))).toEqual([]);
  await leave();
});

test("only the worker may compile what it runs", async () => {
  const { page, leave } = await person();
  const { folder } = (await (await page.request.get("/engine.json")).json()) as Engine;
  const policy = async (path: string): Promise<string> =>
    (await page.request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policy("/")).not.toContain("wasm");
  expect(await policy("/t/here-00")).not.toContain("wasm");
  expect(await policy(`/${folder}pyodide.mjs`)).toContain("'wasm-unsafe-eval'");
  expect(await policy(`/${folder}pyodide.mjs`)).not.toContain("'unsafe-eval'");
  expect(await policy("/theme.js")).not.toContain("wasm");
  await leave();
});
