/** Matches over days: my games, the next one that waits, being away, notices, being forgotten. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { EMPTY, person, shoot, SMALL, table, until } from "../person";
import { OwnServer } from "./own";
import { words } from "./words";

const say = await words("en");
const TWO = { game: "columbiz", seats: ["me", "me"], pause: 3 };
const SLOW = { ...TWO, clock: { kind: "move", seconds: 86_400 } };

test("a key or a finger goes from match to match, and the app's icon says how many wait", async () => {
  const { page, context, complaints, leave } = await person(
    { viewport: SMALL, touch: true },
    EMPTY,
  );
  await context.addInitScript(() => {
    const noted = window as { badge?: number };
    navigator.setAppBadge = (count = 0) => Promise.resolve(void (noted.badge = count));
  });
  const patient = await table(page, TWO);
  const urgent = await table(page, SLOW);
  await page.goto("/");
  const mine = page.getByRole("region", { name: say("start-continue") });
  await until(async () => (await mine.getByText(say("start-your-turn")).count()) === 2);
  await until(() => page.evaluate(() => (window as { badge?: number }).badge === 2));
  const first = await page.evaluate(() => document.querySelector("main section h2")?.id);
  expect(first).toBe("start-continue");
  await shoot(page, "friends-start-320");
  await page.keyboard.press("g");
  await page.waitForURL(`**/t/${urgent}`); // whose time is over first
  await page.locator("[data-at]").waitFor();
  await page.keyboard.press("g");
  await page.waitForURL(`**/t/${patient}`);
  await page.locator("[data-at]").waitFor();
  await swipe(page, page.locator("header.bar"));
  await page.waitForURL(`**/t/${urgent}`);
  expect(complaints).toEqual([]);
  await leave();
});

/** A finger is drawn to the left across something. */
async function swipe(page: Page, across: Locator): Promise<void> {
  const box = await across.boundingBox();
  if (!box) throw new Error("nothing to swipe across");
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  for (const [type, x] of [
    ["touchStart", box.x + 0.8 * box.width],
    ["touchMove", box.x + 0.5 * box.width],
    ["touchMove", box.x + 0.2 * box.width],
  ] as const)
    await client.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

interface Marked {
  badge?: number | null;
}

test("a push marks the app's icon while no page looks, and opening the page clears it", async () => {
  const { page, context, leave } = await person({ keeps: true }, EMPTY);
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(() => {
    navigator.clearAppBadge = () => Promise.resolve(void ((window as Marked).badge = null));
  });
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    navigator.setAppBadge = (count) =>
      Promise.resolve(void ((globalThis as Marked).badge = count ?? 0));
  });
  await client.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ id: "one", title: "Dovecote", body: "Your turn" }),
  });
  await until(() => worker.evaluate(() => (globalThis as Marked).badge === 0));
  await page.goto("/rules/columbiz"); // where nobody asks for my games
  await until(() => page.evaluate(() => (window as Marked).badge === null));
  await leave();
});

test("whoever is away says so, and is here again", async () => {
  const { page, complaints, leave } = await person({}, EMPTY);
  await table(page, SLOW);
  await page.goto("/");
  await page.getByText(say("friends-away"), { exact: true }).click();
  await page.getByRole("button", { name: say("friends-away-go") }).click();
  const back = page.getByRole("button", { name: say("friends-away-back") });
  await back.waitFor();
  await page.reload();
  await back.click(); // it was kept
  await page.getByText(say("friends-back")).first().waitFor();
  await back.waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
  await leave();
});

test("a webhook is added, tried and switched off; then one is forgotten", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dovecote-notices-"));
  const file = join(folder, "notices.toml");
  writeFileSync(file, "[hooks]\nprivate = true\n");
  const heard: string[] = [];
  const chat = createServer((request, response) => {
    heard.push(String(request.headers["webhook-signature"]));
    response.end();
  }).listen(0, "127.0.0.1");
  const server = await OwnServer.begin("--url", "https://club.example", "--notices", file);
  const { page, complaints, leave } = await person({ viewport: SMALL }, EMPTY);
  try {
    await page.goto(`${server.url}/`);
    await table(page, TWO);
    await page.goto(`${server.url}/notices`);
    const { port } = chat.address() as AddressInfo;
    await page.getByLabel(say("notices-add-hook")).fill(`http://127.0.0.1:${port}/chat`);
    await page.getByRole("button", { name: say("notices-add") }).click();
    await page.getByRole("button", { name: say("notices-try") }).click();
    await until(() => heard.length === 1);
    expect(heard[0]).toMatch(/^v1,/);
    await page.getByLabel(say("notices-quiet")).check();
    await page.getByLabel(say("notices-quiet-from")).waitFor();
    await shoot(page, "friends-notices-320");
    await page.getByRole("button", { name: say("notices-drop") }).click();
    await page.getByText(say("notices-no-ways")).waitFor();
    await page.goto(`${server.url}/me`);
    await page.getByText(say("self-device-this")).waitFor();
    await shoot(page, "friends-self-320");
    await page.getByRole("button", { name: say("self-forget-do") }).click();
    await page.getByRole("button", { name: say("self-forget-sure") }).click();
    await page.getByText(say("start-you-nobody")).waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await leave();
    chat.close();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
