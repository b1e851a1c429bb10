/** What of Piccioni's hidden hands may be where: the names of cards in frames and documents. */

import type { Page } from "playwright-core";

import { positions } from "./table";

/** Cards by id, with a pattern that finds the card in any text: its id or its name. */
export type Cards = ReadonlyMap<string, RegExp>;

export async function allCards(page: Page): Promise<Cards> {
  const data = (await (await page.request.get("/api/games/piccioni/data")).json()) as {
    readonly action: string;
  };
  const told = JSON.stringify(await (await page.request.get("/api/catalogues/en")).json());
  const lines = told.split("\\n").filter((line) => line.startsWith("piccioni-"));
  const ids = (JSON.parse(data.action) as { id: string }[]).map(({ id }) => id);
  return new Map(ids.map((id) => [id, patternOf(id, lines)]));
}

/** A card that other cards tell of is looked for among the cards only. */
function patternOf(id: string, lines: readonly string[]): RegExp {
  const name = lines.find((line) => line.startsWith(`piccioni-card-${id} = `))?.split(" = ")[1];
  if (!name) throw new Error(`no name for ${id}`);
  const words = new RegExp(`(?<![\\w-])(${id}|${name.replace("!", "!?")})(?![\\w-])`, "i");
  const isCommon = lines.some((line) => {
    const [key = "", text = ""] = line.split(" = ");
    return /^piccioni-(text|reaction)-/.test(key) && !key.endsWith(`-${id}`) && words.test(text);
  });
  return isCommon ? new RegExp(`card\\|\\|${id}\\|`) : words;
}

/** The cards that a text mentions. */
export function mentioned(text: string, cards: Cards): readonly string[] {
  return [...cards].filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
}

/** All of the document but the pictures every page has, and lists that show all cards to all. */
export async function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll("symbol, defs, .log, .meanwhile")) part.remove();
    for (const part of copy.querySelectorAll("fieldset")) {
      if (part.querySelector("legend")?.textContent === "Standing orders") part.remove();
    }
    return copy.outerHTML;
  });
}

/** Where a card is mentioned, to be told when it should not be. */
export function around(text: string, card: string, cards: Cards): string {
  const at = text.search(cards.get(card) ?? /$/);
  return `${card}: …${text.slice(Math.max(0, at - 120), at + 60)}…`;
}

interface View {
  readonly hand: readonly string[];
}

export function handOf(frames: readonly string[], seat: number): readonly string[] {
  return (positions(frames, seat).at(-1)?.view as View | undefined)?.hand ?? [];
}

/** The cards a seat may know of now: its own, those that lie open, and the latest news. */
export function knownTo(frames: readonly string[], seat: number | null, cards: Cards): Set<string> {
  const told = positions(frames, seat).slice(-12);
  const text = JSON.stringify([told.at(-1)?.view, told.map(({ events }) => events ?? [])]);
  return new Set([...cards.keys()].filter((id) => text.includes(`"${id}"`)));
}
