/**
 * The windows of a worker's browser. One that somebody has left is emptied and given to whoever
 * comes next: half of what a new one costs is the new process behind it.
 */

import { existsSync } from "node:fs";
import { join } from "node:path";

import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Disposable,
  type Page,
} from "playwright-core";
import { inject } from "vitest";

const PROGRAMS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long anybody waits for what must come: only a fault takes so long, however busy it is. */
export const PATIENCE = 60_000;

/** A small file of the server's: nothing of the page itself runs there. */
export const EMPTY = "/theme.js";

/** What cannot be changed once a window is open. */
export interface Kind {
  readonly language: string;
  readonly touch: boolean;
  /** Whether the page may keep itself for times without a network. */
  readonly keeps: boolean;
  readonly url: string;
}

/** What a page is fetching, so that nobody looks at it before it is whole. */
export interface Fetching {
  fetching?: number;
}

/** The system's browser, or the one Playwright fetched. */
function program(): string | undefined {
  const paths = (process.env.PATH ?? "").split(":");
  const found = PROGRAMS.flatMap((name) => paths.map((path) => join(path, name))).find(existsSync);
  return process.env.CHROMIUM ?? found;
}

/** One for all files of a worker: it ends with the worker. */
let browser: Promise<Browser> | undefined;

export function aBrowser(): Promise<Browser> {
  const executablePath = program();
  const isRoot = process.getuid?.() === 0; // Chromium's sandbox does not work for root
  const args = isRoot ? [...QUIET, "--no-sandbox"] : QUIET;
  browser ??= chromium.launch(executablePath ? { executablePath, args } : { args });
  return browser;
}

const idle = new Map<string, Window[]>();
const windows = new WeakMap<Page, Window>();
const keyOf = ({ language, touch }: Kind): string => `${language} ${touch}`;

export class Window {
  private readonly scripts: Disposable[] = [];
  private isAltered = false;

  private constructor(
    private readonly kind: Kind,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly addScript: Page["addInitScript"],
  ) {}

  /** An empty one: left by somebody, or new. */
  static async open(kind: Kind): Promise<Window> {
    const left =
      kind.keeps || kind.url !== inject("url") ? undefined : idle.get(keyOf(kind))?.pop();
    return left ?? Window.make(kind);
  }

  private static async make(kind: Kind): Promise<Window> {
    const context = await (
      await aBrowser()
    ).newContext({
      locale: kind.language,
      hasTouch: kind.touch,
      isMobile: kind.touch,
      baseURL: kind.url,
      permissions: ["clipboard-read", "clipboard-write"],
      serviceWorkers: kind.keeps ? "allow" : "block",
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(countFetches);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const window = new Window(kind, context, page, devtools, page.addInitScript.bind(page));
    window.watch(page, ["addInitScript", "route", "routeWebSocket", "exposeFunction"]);
    window.watch(page.clock, ["install"]);
    window.watch(context, ["addInitScript", "route", "setOffline", "newCDPSession"]);
    windows.set(page, window);
    return window;
  }

  /** Whoever changes what cannot be changed back has the window closed when they leave. */
  private watch(what: object, names: readonly string[]): void {
    for (const name of names) {
      const act = Reflect.get(what, name) as (...how: unknown[]) => unknown;
      Reflect.set(what, name, (...how: unknown[]) => {
        this.isAltered = true;
        return act.apply(what, how);
      });
    }
  }

  /** Have this run before the page does, until somebody leaves. */
  async prepare<T>(script: (given: T) => void, given: T): Promise<void> {
    this.scripts.push(await this.addScript(script as (given: unknown) => void, given));
  }

  /** Nothing of whoever was here is left: not in the window, nor in what its browser keeps. */
  async leave(): Promise<void> {
    const { kind, context, page, devtools } = this;
    if (this.isAltered || kind.keeps || kind.url !== inject("url")) return context.close();
    const visited = new URL(page.url()).origin;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of ["websocket", "pageerror", "console", "response"] as const)
      page.removeAllListeners(event);
    await page.goto(EMPTY); // of the same server, so that the process behind the window stays
    await page.mouse.move(0, 0);
    await Promise.all(this.scripts.splice(0).map((script) => script.dispose()));
    for (const origin of new Set([kind.url, visited].filter((url) => url !== "null")))
      await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await context.clearCookies();
    await devtools.send("Page.resetNavigationHistory");
    const key = keyOf(kind);
    idle.set(key, [...(idle.get(key) ?? []), this]);
  }
}

/** Have something run in a window before its page does, until somebody leaves it. */
export async function prepare(page: Page, script: () => void): Promise<void> {
  const window = windows.get(page);
  if (window) await window.prepare(script, undefined);
  else await page.addInitScript(script); // a second tab, which is closed with its window
}

/** Runs in the browser, before the page. */
function countFetches(): void {
  const [of, ask] = [window as Fetching, window.fetch.bind(window)];
  of.fetching = 0;
  window.fetch = async (...what) => {
    of.fetching = (of.fetching ?? 0) + 1;
    try {
      return await ask(...what);
    } finally {
      setTimeout(() => (of.fetching = (of.fetching ?? 1) - 1)); // once the answer was read
    }
  };
}
