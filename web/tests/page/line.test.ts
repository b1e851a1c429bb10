/** When the line breaks: nothing is lost, nothing is done twice, and it is said what is the matter. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { person, until, type Person } from "../person";
import { Cable } from "./cable";
import { OwnServer } from "./own";
import { Player } from "./player";
import { words } from "./words";

const say = await words("en");

const DOWN = say("page-line-down");
const KEEP = /^Keep all and/;

/** A match of Columbiz in which I may stop throwing, seen through a cable. */
async function throwing(cable: Cable): Promise<{ someone: Person; player: Player; id: string }> {
  const player = await Player.come();
  const id = await player.open({ game: "columbiz", seats: ["me", "random"] });
  await player.play(id, { begins: "stand" });
  const someone = await person({}, `${cable.url}/theme.js`);
  await player.lend(someone);
  await someone.page.goto(`${cable.url}/t/${id}`);
  await someone.page.getByRole("button", { name: KEEP }).waitFor();
  return { someone, player, id };
}

const entries = async (player: Player, id: string): Promise<readonly string[]> =>
  (await player.text(`/api/tables/${id}/record`))
    .split("\n")
    .filter((line) => /^[0-9*!]/.test(line));
const log = (page: Page): Promise<number> =>
  page
    .getByRole("list", { name: say("page-log") })
    .getByRole("listitem")
    .count();

interface Noted {
  pauses?: number[];
  atOnce?: number;
}

/** Runs in the browser: how long the page waits each time before it tries again, and how often it does not. */
function noteSockets(): void {
  const [pauses, socket, wait] = [[] as number[], window.WebSocket, window.setTimeout.bind(window)];
  const asked = new Map<number, number>();
  let now = -1;
  (window as Noted).pauses = pauses;
  (window as Noted).atOnce = 0;
  window.setTimeout = ((act: () => void, pause = 0) => {
    const timer = wait(() => {
      now = timer;
      act();
      now = -1;
    }, pause);
    asked.set(timer, pause);
    return timer;
  }) as typeof setTimeout;
  window.WebSocket = class extends socket {
    constructor(url: string | URL) {
      super(url);
      const pause = asked.get(now);
      if (pause === undefined) (window as Noted).atOnce! += 1;
      else pauses.push(pause);
    }
  };
}

test("a broken line is said, tried again ever more slowly, and loses nothing", async () => {
  const cable = await Cable.lay();
  const { someone, player, id } = await throwing(cable);
  const { page } = someone;
  await page.evaluate(noteSockets);
  const before = await log(page);

  await cable.pull();
  await page.getByText(DOWN).waitFor();
  expect(await page.getByRole("status").filter({ hasText: DOWN }).count()).toBe(1);
  expect(await page.getByRole("button", { name: KEEP }).isVisible()).toBe(true);
  expect(await log(page)).toBe(before);

  const known = await entries(player, id);
  await player.play(id, { begins: "stand", entries: known.length + 1 }); // on another device, and the bot answers
  const pauses = await until(async () => {
    const found = await page.evaluate(() => (window as Noted).pauses ?? []);
    return found.length >= 3 && found;
  });
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBeGreaterThan(2 * (pauses[0] ?? Infinity));

  // still pulled: plugged in, it might come back by itself before anyone has clicked
  await page.getByRole("button", { name: say("page-line-now") }).click();
  expect(await page.evaluate(() => (window as Noted).atOnce)).toBe(1);
  await cable.plug();
  await page.evaluate(() => dispatchEvent(new Event("online"))); // sooner than by itself
  await page.getByText(DOWN).waitFor({ state: "detached" });
  await until(async () => (await log(page)) > before);
  await Promise.all([someone.leave(), player.leave(), cable.pull()]);
});

test("it comes back by itself", async () => {
  const cable = await Cable.lay();
  const { someone, player } = await throwing(cable);
  await cable.pull();
  await someone.page.getByText(DOWN).waitFor();
  await cable.plug();
  await someone.page.getByText(DOWN).waitFor({ state: "detached" });
  await Promise.all([someone.leave(), player.leave(), cable.pull()]);
});

test("a move made while the line is down is made once, when it is back", async () => {
  const cable = await Cable.lay();
  const { someone, player, id } = await throwing(cable);
  const { page } = someone;
  const before = await entries(player, id);
  await cable.pull();
  await page.getByText(DOWN).waitFor();
  await page.getByRole("button", { name: KEEP }).click();
  expect(await entries(player, id)).toEqual(before);
  await cable.plug();
  await until(async () => (await entries(player, id)).length > before.length);
  await page.getByText(DOWN).waitFor({ state: "detached" });
  expect(mine(await entries(player, id), before)).toEqual(["0 stand"]);
  await Promise.all([someone.leave(), player.leave(), cable.pull()]);
});

test("a move made while the line is down is made, though one goes elsewhere meanwhile", async () => {
  const cable = await Cable.lay();
  const { someone, player, id } = await throwing(cable);
  const { page } = someone;
  const before = await entries(player, id);
  await cable.pull();
  await page.getByText(DOWN).waitFor();
  await page.getByRole("button", { name: KEEP }).click();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click());
  await page.getByText(say("page-line-kept")).waitFor();
  await cable.plug();
  await until(async () => (await entries(player, id)).length > before.length);
  expect(mine(await entries(player, id), before)).toEqual(["0 stand"]);
  await Promise.all([someone.leave(), player.leave(), cable.pull()]);
});

test("a move whose answer got lost is not made again", async () => {
  const cable = await Cable.lay();
  const { someone, player, id } = await throwing(cable);
  const { page } = someone;
  const before = await entries(player, id);
  cable.isDeaf = true;
  await page.getByRole("button", { name: KEEP }).click();
  await until(async () => (await entries(player, id)).length > before.length);
  await cable.pull();
  await page.getByText(DOWN).waitFor();
  await cable.plug();
  await page.getByText(DOWN).waitFor({ state: "detached" });
  await page.getByRole("button", { name: KEEP }).waitFor({ state: "detached" });
  expect(mine(await entries(player, id), before)).toEqual(["0 stand"]);
  expect(someone.complaints.filter((text) => !/404/.test(text))).toEqual([]);
  await Promise.all([someone.leave(), player.leave(), cable.pull()]);
});

function mine(now: readonly string[], before: readonly string[]): readonly string[] {
  return now.slice(before.length).filter((line) => line.startsWith("0 "));
}

test("a server that is started again finds everyone where they were", async () => {
  const server = await OwnServer.begin();
  const player = await Player.come(server.url);
  const id = await player.open({ game: "columbiz", seats: ["me", "random"] });
  await player.play(id, { begins: "stand" });
  const someone = await person({}, `${server.url}/theme.js`);
  await player.lend(someone);
  const { page } = someone;
  await page.goto(`${server.url}/t/${id}`);
  await page.getByRole("button", { name: KEEP }).waitFor();
  const before = await log(page);

  await server.stop();
  await page.getByText(DOWN).waitFor();
  expect(await page.getByRole("button", { name: KEEP }).isVisible()).toBe(true);
  await server.start();
  await page.evaluate(() => dispatchEvent(new Event("online"))); // sooner than by itself
  await page.getByText(DOWN).waitFor({ state: "detached" });
  await page.getByRole("button", { name: KEEP }).click();
  await until(async () => (await log(page)) > before);
  await Promise.all([someone.leave(), player.leave()]);
  await server.remove();
});

test("a table that does not exist is a sentence and a way back", async () => {
  const { page, leave } = await person({}, "/t/nothing-here");
  await page.getByRole("heading", { level: 1, name: /no table/i }).waitFor();
  await page.getByRole("main").getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: /far too many pigeons/ }).waitFor();
  const answer = await page.goto("/nowhere/at/all");
  expect(answer?.status()).toBe(404);
  await page.getByRole("main").getByRole("link").waitFor();
  await leave();
});

test("without a network the page says so, in the language that was chosen", async () => {
  const cable = await Cable.lay();
  const { page, leave } = await person({ keeps: true }, `${cable.url}/`);
  await page.getByRole("button", { name: "Italiano" }).click();
  await page.waitForFunction(() => document.documentElement.lang === "it");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await cable.pull();
  await page.goto(`${cable.url}/`);
  await page.getByRole("heading", { name: "Nessuna rete" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("it");
  await cable.plug();
  await page.getByRole("button", { name: "Riprova" }).click();
  await page.getByRole("heading", { level: 1, name: /piccioni/ }).waitFor();
  await Promise.all([leave(), cable.pull()]);
});

test("the page can be installed", async () => {
  const { page, context, leave } = await person({ keeps: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>("link[rel=manifest]")!;
    return (await (await fetch(href)).json()) as {
      name: string;
      short_name: string;
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
  });
  expect(manifest).toMatchObject({ name: "Dovecote", start_url: "/", display: "standalone" });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  const sizes = await page.evaluate(async (icons) => {
    const load = async (src: string): Promise<string> => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    };
    return Promise.all(icons.map(({ src }) => load(src)));
  }, manifest.icons);
  for (const [n, icon] of manifest.icons.entries())
    if (icon.sizes !== "any") expect(sizes[n]).toBe(icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const devtools = await context.newCDPSession(page);
  expect((await devtools.send("Page.getAppManifest")).errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await leave();
});
