/** Every place of the page, and the matches that stand there: made once for a file of tests. */

import type { Page } from "playwright-core";

import type { Replay } from "../../src/lib/wire";
import { EMPTY, PATIENCE, person, until, type Likes, type Person } from "../person";
import type { Fetching } from "../windows";
import { appoint, club, MEMBER, type Club } from "./club";
import { judged } from "./judged";
import { Player } from "./player";
import { shared } from "./shared";
import type { Language, Say } from "./words";

export const GAMES = ["columba", "columbiz", "piccioni"] as const;
export type Game = (typeof GAMES)[number];

export interface Place {
  readonly name: string;
  readonly path: (made: Ids) => string;
  /** What is done there before it is looked at. */
  readonly act?: ((page: Page, say: Say) => Promise<void>) | undefined;
}

/** Against bots that do not think for long. */
export function against(game: string): string[] {
  return ["me", ...Array.from({ length: game === "piccioni" ? 2 : 1 }, () => "random")];
}

/**
 * Somewhere in the middle: a third or so of the game is played, I have a card to play, and pigeons
 * lie in front of players.
 */
const MIDDLE = {
  columba: { entries: 60, begins: "place" },
  columbiz: { entries: 60 },
  piccioni: { entries: 90, begins: "play", lying: 1 },
} as const;

interface Ids {
  readonly waiting: string;
  readonly early: Readonly<Record<Game, string>>;
  readonly middle: Readonly<Record<Game, string>>;
  readonly over: Readonly<Record<Game, string>>;
  /** A reaction window of Piccioni that waits for me. */
  readonly window: string;
  readonly club: Club;
  /** Where a choice of mine can be tried again. */
  readonly puzzle: string;
  /** The replay of a match that was judged, at a mistake of mine. */
  readonly mistake: string;
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
  await appoint(player);
  const wish = (game: Game) => ({ game, seats: against(game), help: "coach" });
  const ended = async (game: Game): Promise<string> => {
    const id = await player.open(wish(game));
    await player.play(id, {});
    return id;
  };
  const each = async (make: (game: Game) => Promise<string>): Promise<Record<Game, string>> => {
    const made = GAMES.map(async (game) => [game, await make(game)]);
    return Object.fromEntries(await Promise.all(made)) as Record<Game, string>;
  };
  const [early, middle, over, window, waiting, met, mistake] = await Promise.all([
    each((game) => player.asked(wish(game), { entries: 0 })),
    each((game) => player.asked(wish(game), MIDDLE[game])),
    each(ended),
    // who could only pass is not asked among bots
    player.asked(wish("piccioni"), { entries: 10, begins: "react" }),
    player.open({ game: "columba", seats: ["me", "open", "random"] }),
    club(player),
    firstMistake(player),
  ]);
  return {
    early,
    middle,
    over,
    window,
    waiting,
    club: met,
    puzzle: await firstChoice(player, over.columbiz),
    mistake,
  };
}

async function firstMistake(player: Player): Promise<string> {
  const { id, mistakes } = await judged(player);
  return `/t/${id}/replay?at=${mistakes[0]!.at}`;
}

/** Where the first choice of mine in a match can be tried again. */
async function firstChoice(player: Player, id: string): Promise<string> {
  const { steps } = await player.ask<Replay>("GET", `/api/tables/${id}/replay?seat=0&to=60`);
  const mine = steps.find(({ line }) => line.startsWith("0 "));
  return `/t/${id}/puzzles/${mine?.at}`;
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

const keys: Place["act"] = async (page) => page.keyboard.press("?");
const more: Place["act"] = (page, say) => press(page, say("page-more"));
const settings: Place["act"] = async (page, say) => {
  await press(page, say("settings-title"));
  await page.getByRole("dialog", { name: say("settings-title") }).waitFor();
};
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
const ruling: Place["act"] = async (page, say) => {
  await press(page, say("ruling-look-up", { id: "CB-22" }));
  await page.getByRole("dialog").getByText(say("ruling-clauses")).waitFor();
};
/** An answer to a wrong try. */
const wrong: Place["act"] = async (page) => {
  await page.locator(".turn .offers .btn").last().click();
  await page.locator(".teacher .told").waitFor();
};
const opened: Place["act"] = async (page, say) => {
  await page.locator('[data-row="action 5"]').click();
  await page.locator("summary", { hasText: say("page-cards-limits") }).click();
};
/** Somebody is looked for: a house may have a hundred people in its list. */
const found: Place["act"] = async (page, say) => {
  const people = page.getByRole("region", { name: say("house-people"), exact: true });
  await people.getByLabel(say("house-find"), { exact: true }).fill(MEMBER);
  await people.getByRole("button", { name: say("house-search") }).click();
  await until(async () => (await people.getByRole("listitem").count()) === 1);
};
const summary: Place["act"] = async (page, say) => {
  await press(page, say("page-analysis-summary"));
  await page.getByRole("dialog", { name: say("page-analysis-summary") }).waitFor();
};
const playsOn: Place["act"] = async (page, say) => {
  await press(page, say("page-playon"));
  await page.getByRole("dialog").waitFor();
};
const luck: Place["act"] = (page, say) =>
  page.locator("summary", { hasText: say("waiting-luck") }).click();

type Where = (made: Ids) => string;

function each(name: string, path: (game: Game) => Where, act?: Place["act"]): Place[] {
  return GAMES.map((game) => ({ name: `${name} ${game}`, path: path(game), act }));
}

const atMiddle = (game: Game): Where => {
  return ({ middle }) => `/t/${middle[game]}`;
};

/** All of them; those with a table are reached as `player`. No two at one address are neighbours. */
export const PLACES: readonly Place[] = [
  { name: "start", path: () => "/" },
  { name: "settings", path: () => "/nowhere", act: settings },
  ...each("setup", (game) => () => `/new/${game}`, fold),
  { name: "waiting", path: ({ waiting }) => `/t/${waiting}`, act: luck },
  ...each(
    "early",
    (game) =>
      ({ early }) =>
        `/t/${early[game]}`,
  ),
  ...each("middle", atMiddle),
  { name: "window piccioni", path: ({ window }) => `/t/${window}` },
  ...each(
    "result",
    (game) =>
      ({ over }) =>
        `/t/${over[game]}`,
  ),
  { name: "proof", path: ({ over }) => `/t/${over.columbiz}`, act: proof },
  ...each(
    "replay",
    (game) =>
      ({ over }) =>
        `/t/${over[game]}/replay?at=40`,
  ),
  { name: "play on", path: ({ over }) => `/t/${over.columbiz}/replay?at=43`, act: playsOn },
  { name: "replay analysed", path: ({ mistake }) => mistake },
  { name: "puzzle", path: ({ puzzle }) => puzzle },
  { name: "summary", path: ({ mistake }) => mistake, act: summary },
  { name: "puzzles", path: () => "/puzzles" },
  ...each("rules", (game) => () => `/rules/${game}`),
  { name: "ruling", path: () => "/rules/columba", act: ruling },
  { name: "learn", path: () => "/learn/columba" },
  { name: "lesson columba", path: () => "/learn/columba/junior-first-card" },
  { name: "lesson columbiz", path: () => "/learn/columbiz/throwing", act: wrong },
  { name: "lesson piccioni", path: () => "/learn/piccioni/reactions" },
  { name: "deals", path: () => "/deals" },
  { name: "house", path: () => "/house", act: found },
  { name: "leagues", path: () => "/leagues" },
  { name: "league", path: ({ club }) => `/leagues/${club.league}` },
  { name: "tournaments", path: () => "/tournaments" },
  { name: "tournament", path: ({ club }) => `/tournaments/${club.tournament}` },
  { name: "me", path: () => "/me" },
  { name: "notices", path: () => "/notices" },
  { name: "person", path: () => "/people/me" },
  { name: "cards", path: () => "/cards" },
  ...each("set", (game) => () => `/cards/${game}`),
  ...each("writing", (game) => () => `/cards/${game}/new`),
  { name: "writing a card", path: () => "/cards/piccioni/new?from=piccioni", act: opened },
  { name: "lost table", path: () => "/t/nothing-here" },
  { name: "more", path: atMiddle("columbiz"), act: more },
  { name: "lost page", path: () => "/nowhere/at/all" },
  { name: "suggestions", path: atMiddle("columbiz"), act: hints },
  ...each("keys", atMiddle, keys),
];

/** Where only the words of the games differ, so that one game's is enough for all but words. */
export const isAlike = ({ name }: Place): boolean =>
  /^(setup|set|replay|rules|lesson) (columbiz|piccioni)/.test(name);

/** Somebody who may see all places, before an empty page. */
export async function visitor({ player }: Matches, likes: Likes): Promise<Person> {
  const someone = await person(likes, EMPTY);
  await player.lend(someone);
  return someone;
}

/** Load a place by its address, and wait until it is drawn. */
export async function load(page: Page, made: Matches, place: Place, say: Say): Promise<void> {
  await page.goto(place.path(made));
  await act(page, place, say);
}

/** Go to a place without loading the page anew, as a link leads there. */
export async function visit(page: Page, made: Matches, place: Place, say: Say): Promise<void> {
  const isThere = await page.evaluate(follow, place.path(made));
  if (!isThere) await page.goto(place.path(made));
  await act(page, place, say);
}

/** Runs in the browser; false if the page is not there yet, or stands at this very address. */
function follow(path: string): boolean {
  const isHere = location.pathname + location.search === path;
  if (isHere || !document.getElementById("page")?.childElementCount) return false;
  (document.activeElement as HTMLElement | null)?.blur();
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
  return true;
}

async function act(page: Page, place: Place, say: Say): Promise<void> {
  await settled(page);
  if (!place.act) return;
  await place.act(page, say);
  await settled(page);
}

/** Nothing is being fetched or laid out any more. */
export async function settled(page: Page): Promise<void> {
  const isWhole = await page.evaluate(async (patience) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const isBusy = (): boolean =>
      !document.querySelector("h1")?.checkVisibility() ||
      document.querySelector("[aria-busy=true]") !== null ||
      ((window as Fetching).fetching ?? 0) > 0 ||
      [...document.images].some((image) => !image.complete);
    const end = Date.now() + patience;
    for (let calm = 0; calm < 3 && Date.now() < end; calm = isBusy() ? 0 : calm + 1) await frame();
    await document.fonts.ready;
    return !isBusy();
  }, PATIENCE);
  if (!isWhole) throw new Error(`never whole: ${page.url()}`);
}

/** Speak another language, as a page does when it was chosen in another tab. */
export async function speak(page: Page, language: Language): Promise<void> {
  const wasSpoken = await page.evaluate(async (language) => {
    const key = "dovecote.settings";
    const root = document.documentElement;
    if (root.lang === language) return true;
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, language }));
    const spoken = new Promise((done) =>
      new MutationObserver(done).observe(root, { attributeFilter: ["lang"] }),
    );
    dispatchEvent(new StorageEvent("storage", { key }));
    await spoken;
    return false;
  }, language);
  if (!wasSpoken) await settled(page);
}

/** Two frames later everything that changed is drawn. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  });
}
