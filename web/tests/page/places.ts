/** Every place of the page, and the matches that stand there: made once for a file of tests. */

import type { Page } from "playwright-core";

import type { Person } from "../person";
import { Player, type Until } from "./player";
import { shared } from "./shared";
import type { Say } from "./words";

export const GAMES = ["columba", "columbiz", "piccioni"] as const;
export type Game = (typeof GAMES)[number];

export interface Place {
  readonly name: string;
  readonly path: string;
  /** What is done there before it is looked at. */
  readonly act?: ((page: Page, say: Say) => Promise<void>) | undefined;
}

/** Against bots that do not think for long. */
export function against(game: string): string[] {
  return ["me", ...Array.from({ length: game === "piccioni" ? 2 : 1 }, () => "random")];
}

/** Somewhere in the middle: a third or so of the game is played, and I am asked to move. */
const MIDDLE = {
  columba: { entries: 60, begins: "place" },
  columbiz: { entries: 60 },
  piccioni: { entries: 90, begins: "draw" },
} as const;

interface Ids {
  readonly waiting: string;
  readonly early: Readonly<Record<Game, string>>;
  readonly middle: Readonly<Record<Game, string>>;
  readonly over: Readonly<Record<Game, string>>;
  /** A reaction window of Piccioni that waits for me. */
  readonly window: string;
}

/** Matches that are looked at and never played on, and whose they are. */
export interface Matches extends Ids {
  readonly player: Player;
}

/** The same for all files of tests, which would otherwise play them anew. */
export async function matches(): Promise<Matches> {
  const { cookies, ids } = await shared("matches", async () => {
    const player = await Player.come();
    const made = { ids: await playAll(player), cookies: await player.cookies() };
    await player.leave();
    return made;
  });
  return { ...ids, player: await Player.come(undefined, cookies) };
}

async function playAll(player: Player): Promise<Ids> {
  const begin = (game: Game): Promise<string> =>
    player.open({ game, seats: against(game), help: "coach" });
  const to = async (game: Game, until: Until): Promise<string> => {
    const id = await begin(game);
    await player.play(id, until);
    return id;
  };
  const each = async (until: (game: Game) => Until): Promise<Record<Game, string>> => {
    const made = GAMES.map(async (game) => [game, await to(game, until(game))]);
    return Object.fromEntries(await Promise.all(made)) as Record<Game, string>;
  };
  const [early, middle, over, window, waiting] = await Promise.all([
    each(() => ({ entries: 0 })),
    each((game) => MIDDLE[game]),
    each(() => ({})),
    to("piccioni", { entries: 10, begins: "pass" }),
    player.open({ game: "columba", seats: ["me", "open", "random"] }),
  ]);
  return { early, middle, over, window, waiting };
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

const keys: Place["act"] = async (page) => page.keyboard.press("?");
const more: Place["act"] = (page, say) => press(page, say("page-more"));
const fold: Place["act"] = async (page, say) => {
  for (const key of ["setup-options", "setup-clock", "setup-watching", "setup-luck"])
    await page.locator("summary", { hasText: say(key) }).click();
};
const proof: Place["act"] = async (page, say) => {
  await press(page, say("result-proof"));
  await page.getByRole("dialog").getByRole("status").getByRole("heading").waitFor();
};
const hints: Place["act"] = async (page, say) => {
  await page.keyboard.press("h");
  const suggestions = page.getByRole("dialog", { name: say("page-hints") });
  await suggestions.getByRole("listitem").first().waitFor();
};
const luck: Place["act"] = (page, say) =>
  page.locator("summary", { hasText: say("waiting-luck") }).click();

/** All of them; those with a table are reached as `player`. */
export function places({ waiting, early, middle, over, window }: Matches): readonly Place[] {
  const each = (name: string, path: (game: Game) => string, act?: Place["act"]): Place[] =>
    GAMES.map((game) => ({ name: `${name} ${game}`, path: path(game), ...(act ? { act } : {}) }));
  return [
    { name: "start", path: "/" },
    ...each("setup", (game) => `/new/${game}`, fold),
    { name: "waiting", path: `/t/${waiting}`, act: luck },
    ...each("early", (game) => `/t/${early[game]}`),
    ...each("middle", (game) => `/t/${middle[game]}`),
    { name: "window piccioni", path: `/t/${window}` },
    ...each("result", (game) => `/t/${over[game]}`),
    { name: "proof", path: `/t/${over.columbiz}`, act: proof },
    ...each("replay", (game) => `/t/${over[game]}/replay?at=40`),
    ...each("rules", (game) => `/rules/${game}`),
    { name: "lost table", path: "/t/nothing-here" },
    { name: "lost page", path: "/nowhere/at/all" },
    ...each("keys", (game) => `/t/${middle[game]}`, keys),
    { name: "more", path: `/t/${middle.columbiz}`, act: more },
    { name: "suggestions", path: `/t/${middle.columbiz}`, act: hints },
  ];
}

/** Go there, and wait until it is drawn. */
export async function visit({ page }: Pick<Person, "page">, place: Place, say: Say): Promise<void> {
  await page.goto(place.path);
  await settled(page);
  await place.act?.(page, say);
  await settled(page);
}

/** Nothing is being fetched or laid out any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  const fetched = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await fetched(); before !== now; now = await fetched()) {
    before = now;
    await still(page);
  }
}

/** Two frames later everything that changed is drawn. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let n = 0; n < 2; n++) await new Promise((go) => requestAnimationFrame(go));
  });
}
