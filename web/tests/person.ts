/** People before real browsers, and what their browsers were told. */

import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, inject } from "vitest";

const PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Screenshots for people to look at; kept as an artefact. */
export const SHOTS = resolve(import.meta.dirname, "../shots");

export const WIDE = { width: 1440, height: 900 };
export const TABLET = { width: 900, height: 1100 };
export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 320, height: 640 };

/** The system's browser, or the one Playwright fetched. */
function program(): string | undefined {
  const paths = (process.env.PATH ?? "").split(":");
  const found = PROGRAMS.flatMap((name) => paths.map((path) => join(path, name))).find(existsSync);
  return process.env.CHROMIUM ?? found;
}

let browser: Promise<Browser> | undefined;

export function aBrowser(): Promise<Browser> {
  const executablePath = program();
  const isRoot = process.getuid?.() === 0; // Chromium's sandbox does not work for root
  const args = isRoot ? [...QUIET, "--no-sandbox"] : QUIET;
  browser ??= chromium.launch(executablePath ? { executablePath, args } : { args });
  return browser;
}

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the server said on sockets. */
  readonly frames: string[];
  /** What the browser complained of. */
  readonly complaints: string[];
  leave(): Promise<void>;
}

export interface Likes {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: string;
  readonly theme?: "light" | "dark";
  readonly touch?: boolean;
  readonly still?: boolean;
}

/** Somebody new, at the start page unless told otherwise. */
export async function person(likes: Likes = {}, path = "/"): Promise<Person> {
  const { viewport = WIDE, language = "en", theme = "light", touch = false, still = true } = likes;
  const context = await (
    await aBrowser()
  ).newContext({
    viewport,
    locale: language,
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: still ? "reduce" : "no-preference",
    baseURL: inject("url"),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  const [frames, complaints]: [string[], string[]] = [[], []];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
  page.on("console", (said) => {
    if (said.type() === "error" && !/status of 403|ERR_INTERNET|WebSocket/.test(said.text()))
      complaints.push(said.text());
  });
  await page.goto(path);
  return { page, context, frames, complaints, leave: () => context.close() };
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

/** Keep a picture of the page. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** Wait until something holds, asking again and again. */
export async function until(holds: () => Promise<boolean>, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("it never came");
    await new Promise((go) => setTimeout(go, 50));
  }
}
