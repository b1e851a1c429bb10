/** People before real browsers, and what their browsers were told. */

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

import type { BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";

import { EMPTY, PATIENCE, Window } from "./windows";

export { EMPTY, PATIENCE } from "./windows";

/** Screenshots for people to look at; kept as an artefact. */
export const SHOTS = resolve(import.meta.dirname, "../shots");

export const WIDE = { width: 1440, height: 900 };
export const TABLET = { width: 900, height: 1100 };
export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 320, height: 640 };

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the server said on sockets. */
  readonly frames: string[];
  /** What the browser complained of. */
  readonly complaints: string[];
  readonly leave: () => Promise<void>;
}

export interface Likes {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: string;
  readonly theme?: "light" | "dark";
  readonly touch?: boolean;
  readonly still?: boolean;
  /** How quickly the others' moves are shown: at once, unless that is what is tested. */
  readonly pace?: "slow" | "normal" | "fast" | "once";
  /** What else this browser's owner has chosen in the settings. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the page may keep itself for times without a network. */
  readonly keeps?: boolean;
  /** Whether the coach explains and warns in the first match, as it does for strangers. */
  readonly coached?: boolean;
}

/** Somebody new, at the start page unless told otherwise. */
export async function person(likes: Likes = {}, path = "/"): Promise<Person> {
  const { viewport = WIDE, language = "en", theme = "light" } = likes;
  const { touch = false, still = true, keeps = false } = likes;
  const { pace = "once", coached = false } = likes;
  const window = await Window.open({ language, touch, keeps, url: inject("url") });
  const { page, context } = window;
  const [frames, complaints]: [string[], string[]] = [[], []];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
  page.on("console", (said) => {
    if (said.type() === "error" && !/status of 403|ERR_INTERNET|WebSocket/.test(said.text()))
      complaints.push(said.text());
  });
  const usual = coached ? {} : { coach: false }; // whoever has played before needs no coach
  await Promise.all([
    window.prepare(keep, JSON.stringify({ pace, ...usual, ...likes.settings })),
    page.setViewportSize(viewport),
    page.emulateMedia({
      colorScheme: theme,
      reducedMotion: still ? "reduce" : "no-preference",
      forcedColors: null,
    }),
  ]);
  if (path !== EMPTY || page.url() === "about:blank") await page.goto(path);
  return { page, context, frames, complaints, leave: () => window.leave() };
}

/** Runs in the browser, before the page: what was liked is a setting like others, and may be changed. */
function keep(liked: string): void {
  const key = "dovecote.settings";
  if (!location.protocol.startsWith("http")) return; // an empty page keeps nothing
  const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
  localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(liked) as object), ...kept }));
}

/** A table made over HTTP by the person's own browser; its id. */
export async function table(page: Page, wish: Record<string, unknown>): Promise<string> {
  return page.evaluate(async (body) => {
    const post = (path: string, said: unknown): Promise<Response> =>
      fetch(path, {
        method: "POST",
        body: JSON.stringify(said),
        headers: { "content-type": "application/json" },
      });
    await post("/api/people", { name: "Ada" });
    localStorage.setItem("dovecote.somebody", "yes"); // as the page notes it
    const answer = await post("/api/tables", body);
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: string }).id;
  }, wish);
}

/** Keep a picture of the page, if somebody wants to look at it: `npm run shots`. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** Wait until something holds, asking again and again; what it was in the end. */
export async function until<T>(
  holds: () => T | false | Promise<T | false>,
  patience = PATIENCE,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const is = await holds();
    if (is !== false) return is;
    if (Date.now() > end) throw new Error("it never came");
    await new Promise((go) => setTimeout(go, 50));
  }
}
