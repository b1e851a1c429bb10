/** Passkeys in a real browser, with the authenticator that Chromium has for tests. */

import type { BrowserContext, Page } from "playwright-core";
import { expect, inject, test } from "vitest";

import { person, shoot, SMALL, until } from "../person";
import { words } from "./words";

const say = await words("en");
/** Passkeys belong to names, and the tests' server is reached by its address. */
const HERE = inject("url").replace("127.0.0.1", "localhost");

/** A device that keeps passkeys and says yes to everything. */
async function device(context: BrowserContext, page: Page): Promise<void> {
  const line = await context.newCDPSession(page);
  await line.send("WebAuthn.enable");
  await line.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("with a passkey one comes back as the same person after the cookie is lost", async () => {
  const { page, context, complaints, leave } = await person({ viewport: SMALL });
  await device(context, page);
  await page.goto(`${HERE}/`);
  await page.evaluate(async () => {
    const body = JSON.stringify({ name: "Grace" });
    const headers = { "content-type": "application/json" };
    await fetch("/api/people", { method: "POST", body, headers });
    localStorage.setItem("dovecote.somebody", "yes"); // as the page notes it
  });
  await page.goto(`${HERE}/me`);
  const passkeys = page.getByRole("region", { name: say("passkeys-title") });
  await passkeys.getByRole("button", { name: say("passkeys-add") }).click();
  await passkeys.getByText(say("passkeys-unused")).waitFor();
  await passkeys.getByRole("button", { name: say("passkeys-rename") }).click();
  await passkeys.getByLabel(say("passkeys-name")).fill("Blue key");
  await page.keyboard.press("Enter");
  await passkeys.getByText("Blue key").waitFor();
  await shoot(page, "passkeys-320");

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${HERE}/`);
  await page.getByText(say("start-you-nobody")).waitFor();
  await page.getByRole("button", { name: say("passkeys-come") }).click();
  await page.getByText(say("start-you-named", { name: "Grace" })).waitFor();
  await page.goto(`${HERE}/me`);
  await until(async () => (await passkeys.getByText(say("passkeys-unused")).count()) === 0);
  await passkeys.getByRole("button", { name: say("passkeys-remove") }).click();
  await passkeys.getByText("Blue key").waitFor({ state: "hidden" });

  await page.goto(`${inject("url")}/me`); // there is no name there, and nobody either
  await page.getByText(say("start-you-nobody")).waitFor();
  expect(await page.getByRole("button", { name: say("passkeys-come") }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});
