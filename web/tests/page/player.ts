/** Somebody who plays without looking: over HTTP and the socket, as docs/wire.md tells. */

import type { BrowserContext, Cookie, Page } from "playwright-core";
import { inject } from "vitest";

import type { Person } from "../person";
import { EMPTY, prepare, Window } from "../windows";

/** How to choose among offers: anything, or so that the land of Columba stays large and open. */
export type Taste = "any" | "wide";

/** When to stop: at the end, or when a seat of mine is asked and all that is said here holds. */
export interface Until {
  /** So many entries at least. */
  readonly entries?: number;
  /** So many offers at least, that begin like this. */
  readonly offers?: number;
  readonly begins?: string;
  /** Only if this seat is asked. */
  readonly seat?: number;
  /** So little is left of what ends the match: cards of the pile, a reserve's pawns, the flock. */
  readonly left?: number;
  /** So many pigeons lie in front of players of Piccioni at least. */
  readonly lying?: number;
}

export interface Stand {
  readonly at: number;
  readonly seat: number | null;
  readonly offers: readonly string[];
  readonly isOver: boolean;
}

export class Player {
  private constructor(
    private readonly window: Window,
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  /** Somebody new, or whoever these cookies say. */
  static async come(url = inject("url"), cookies: readonly Cookie[] = []): Promise<Player> {
    const window = await Window.open({ language: "en", touch: false, keeps: false, url });
    const { context, page } = window;
    await context.addCookies(cookies);
    if (new URL(page.url()).origin !== url) await page.goto(EMPTY);
    const player = new Player(window, context, page);
    if (!cookies.length) await player.ask("POST", "/api/people", { name: "Ada" });
    return player;
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.page.evaluate(
      async ([method, path, body]) => {
        const headers = { "content-type": "application/json" };
        const said = body === null ? {} : { body, headers };
        const answer = await fetch(path, { method, ...said });
        if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
        return (await answer.json()) as never;
      },
      [method, path, body === undefined ? null : JSON.stringify(body)] as const,
    );
  }

  /** A new table; its id. */
  async open(wish: Record<string, unknown>): Promise<string> {
    return (await this.ask<{ id: string }>("POST", "/api/tables", wish)).id;
  }

  async text(path: string): Promise<string> {
    return this.page.evaluate(async (path) => (await fetch(path)).text(), path);
  }

  /** Say one thing at a table; the answer. */
  async say(id: string, message: Record<string, unknown>): Promise<Record<string, unknown>> {
    return this.page.evaluate(
      ([id, text]) =>
        new Promise((done, fail) => {
          const socket = new WebSocket(`${location.origin}/api/tables/${id}/socket`);
          socket.onerror = () => fail(new Error("no line"));
          socket.onopen = () => socket.send(text);
          socket.onmessage = ({ data }) => {
            const told = JSON.parse(String(data)) as Record<string, unknown>;
            if (told.ref !== "one") return;
            done(told);
            socket.close();
          };
        }),
      [id, JSON.stringify({ ...message, ref: "one" })] as const,
    );
  }

  /** Play all seats of mine until it is as wished. */
  async play(id: string, until: Until, taste: Taste = "any"): Promise<Stand> {
    return this.page.evaluate(play, { id, until, taste });
  }

  /** Play all seats of mine to the end; every position as it is told, and in shorthand. */
  async playTwice(id: string): Promise<readonly (readonly [plain: string, packed: string])[]> {
    return this.page.evaluate(playTwice, id);
  }

  /** A table against bots at which the match is almost over, and I am asked to move. */
  async late(wish: Record<string, unknown>, left: number): Promise<string> {
    return this.asked(wish, { left });
  }

  /** A table at which I am asked as wished; not every match comes to that. */
  async asked(wish: Record<string, unknown>, until: Until): Promise<string> {
    for (let tries = 0; tries < 5; tries++) {
      const id = await this.open(wish);
      if (!(await this.play(id, until)).isOver) return id;
    }
    throw new Error("the matches end before anybody is asked so");
  }

  async cookies(): Promise<Cookie[]> {
    return this.context.cookies();
  }

  /** From now on this browser is the same person, and has noted that it is somebody. */
  async lend({ page, context }: Pick<Person, "page" | "context">): Promise<void> {
    await context.addCookies(await this.cookies());
    await prepare(page, () => {
      if (location.protocol !== "about:") localStorage.setItem("dovecote.somebody", "yes");
    });
  }

  leave(): Promise<void> {
    return this.window.leave();
  }
}

/** Runs in the browser, so it must be whole by itself. */
function play({ id, until, taste }: { id: string; until: Until; taste: Taste }): Promise<Stand> {
  interface Counted {
    readonly pile?: { readonly counts: readonly (readonly [string, number])[] };
    readonly flock?: number;
    readonly players?: readonly { readonly reserve: number }[];
    readonly areas?: readonly { readonly pigeons: readonly string[] }[];
  }
  interface Told {
    is: string;
    at: number;
    seat: number | null;
    view: Counted;
    offers?: { do: string }[];
    sealed?: string;
    over?: unknown;
    code?: string;
  }
  const left = ({ pile, flock, players }: Counted): number =>
    flock ??
    pile?.counts.reduce((sum, [, count]) => sum + count, 0) ??
    Math.min(...(players ?? []).map(({ reserve }) => reserve));
  const lying = ({ areas }: Counted): number =>
    (areas ?? []).reduce((sum, { pigeons }) => sum + pigeons.length, 0);
  const far = (text: string): number => {
    const [x, y] = (/(-?\d+),(-?\d+)/.exec(text) ?? [])
      .slice(1)
      .map(Number)
      .map((n) => Math.abs(n));
    return Math.max(x ?? 0, y ?? 0);
  };
  const wide = (offers: string[]): string | undefined => {
    const places = offers.filter((text) => text.startsWith("place"));
    const best = places.toSorted((one, other) => far(other) - far(one))[0];
    return best ?? offers.find((text) => text === "end");
  };
  const pick = (offers: string[]): string => {
    const any = offers[Math.floor(Math.random() * offers.length)] ?? "";
    return taste === "wide" ? (wide(offers) ?? any) : any;
  };
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin}/api/tables/${id}/socket`);
    const stop = (told: Told, offers: string[]): void => {
      done({ at: told.at, seat: told.seat, offers, isOver: told.over != null });
      socket.onclose = null;
      socket.close();
    };
    socket.onclose = ({ code }) => fail(new Error(`the line broke: ${code}`));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as Told;
      if (told.is === "refused" && told.code !== "stale") fail(new Error(String(data)));
      if (told.is !== "position") return;
      const offers = (told.offers ?? []).map(({ do: text }) => text);
      if (told.over != null) return stop(told, offers);
      if (told.seat === null || !offers.length || told.sealed !== undefined) return;
      const asked = offers.filter((text) => text.startsWith(until.begins ?? ""));
      const isAsked =
        asked.length >= (until.offers ?? 1) &&
        told.at >= (until.entries ?? 0) &&
        left(told.view) <= (until.left ?? Infinity) &&
        lying(told.view) >= (until.lying ?? 0) &&
        told.seat === (until.seat ?? told.seat);
      if (Object.keys(until).length && isAsked) return stop(told, offers);
      const said = {
        seat: told.seat,
        at: told.at,
        do: pick(offers),
        key: `${told.seat}.${told.at}`,
      };
      socket.send(JSON.stringify(said));
    };
  });
}

/** Runs in the browser, too: one line listens, and once it does, another one plays. */
function playTwice(id: string): Promise<[string, string][]> {
  interface Told {
    is: string;
    at: number;
    seat: number;
    offers?: { do: string }[];
    over?: unknown;
  }
  const plain = new Map<string, string>();
  const packed = new Map<string, string>();
  return new Promise((done, fail) => {
    const listen = (form: string, hear: (told: Told, text: string) => void): WebSocket => {
      const address = `${location.origin}/api/tables/${id}/socket?since=0&form=${form}`;
      const line = new WebSocket(address);
      line.onclose = ({ code }) => fail(new Error(`the line broke: ${code}`));
      line.onmessage = ({ data }) => {
        const told = JSON.parse(String(data)) as Told;
        if (told.is === "refused") fail(new Error(String(data)));
        if (told.is === "position") hear(told, String(data));
      };
      return line;
    };
    const finish = (told: Told): void => {
      const isHeard = [...plain.keys()].every((key) => packed.has(key));
      if (told.over && isHeard) done([...plain].map(([key, text]) => [text, packed.get(key)!]));
    };
    const play = (): WebSocket =>
      listen("plain", (told, text) => {
        const { seat, at, offers } = told;
        plain.set(`${seat} ${at}`, text);
        finish(told);
        const any = offers?.[Math.floor(Math.random() * offers.length)];
        if (any) player?.send(JSON.stringify({ seat, at, do: any.do, key: `${seat}.${at}` }));
      });
    let player: WebSocket | null = null;
    listen("packed", (told, text) => {
      packed.set(`${told.seat} ${told.at}`, text);
      finish(told);
      player ??= play();
    });
  });
}
