/** Piccioni as somebody plays it who knows what they want, with as few clicks as the page allows. */

import type { Locator, Page } from "playwright-core";

import type { Offer } from "../../src/lib/seen";
import type { Position } from "../../src/lib/wire";
import * as narrow from "../../src/games/piccioni/choose";
import { packing } from "../../src/games/piccioni/packing";
import { read } from "../../src/games/piccioni/picks";
import type { Action, View } from "../../src/games/piccioni/types";
import { luck } from "./hands";
import { goesOn, overheard, positions, sent, type Step } from "./table";

export interface Asked {
  readonly view: View;
  readonly offers: readonly Offer<Action>[];
}

function asked(position: Position): Asked {
  return {
    view: packing.view(position.view as never),
    offers: packing.offers((position.offers ?? []) as never),
  };
}

function options({ view, offers }: Asked): readonly narrow.Option[] {
  const sources = new Map(view.aims.map(({ card, play }) => [card, play.source]));
  return narrow.options(offers, 0, (card) => sources.get(card) ?? "");
}

/** The parts of an offer that have to be tapped before nothing else can be meant. */
function taps(all: readonly narrow.Option[], wish: narrow.Option): readonly string[] {
  let draft = narrow.NOTHING;
  for (const [at, part] of wish.parts.entries()) {
    const isPinned = narrow.pinned(narrow.left(all, draft), draft)?.do === wish.offer.do;
    if (isPinned) return wish.parts.slice(0, at);
    draft = { ...draft, picks: [...draft.picks, { ...read(part), nth: at }] };
  }
  return wish.parts;
}

/**
 * The clicks it takes where every move is chosen and then sent: what has to be tapped, and one
 * more. In a window passing is tapped, too, though nothing else can be answered.
 */
export function clicksBefore(known: Asked, move: unknown): number {
  const all = options(known);
  const wish = wished(all, move);
  return wish.offer.action.type === "Pass" ? 2 : taps(all, wish).length + 1;
}

/** The clicks of a mouse it takes now among bots, where what has no choice goes on by itself. */
export function clicksNow(known: Asked, move: unknown): number {
  const all = options(known);
  const wish = wished(all, move);
  const { type } = wish.offer.action;
  if (all.length === 1 && ["Pass", "End", "Draw"].includes(type)) return 0;
  if (type === "Discard") return 1;
  let [draft, clicks] = [narrow.NOTHING, 0];
  for (const part of type === "Pass" ? wish.parts : taps(all, wish)) {
    draft = narrow.tap(all, draft, read(part)) ?? draft;
    clicks += 1;
    if (narrow.isSaid(narrow.left(all, draft), draft, true)) return clicks;
  }
  return clicks + 1; // the button
}

function wished(all: readonly narrow.Option[], move: unknown): narrow.Option {
  const wish = all.find(({ offer }) => isMove(offer, move));
  if (!wish) throw new Error(`${JSON.stringify(move)} was never offered`);
  return wish;
}

/** What was asked when each move was made. */
export function questions(frames: readonly string[], moves: readonly Sent[]): readonly Made[] {
  const asking = positions(frames, 0).filter(({ offers }) => offers); // not those after an answer
  const known = new Map(asking.map((position) => [position.at, position]));
  return moves.map(({ at, do: move }) => {
    const position = known.get(at);
    if (!position) throw new Error(`nothing was known at ${at}`);
    return { ...asked(position), move };
  });
}

/** What was asked, and what was done. */
export interface Made extends Asked {
  readonly move: unknown;
}

/** A move as it went over the line, with the entry it answers. */
export interface Sent {
  readonly at: number;
  readonly do: unknown;
}

function isMove(offer: Offer<Action>, move: unknown): boolean {
  if (typeof move === "string") return offer.do === move;
  const fields = (of: object): string => JSON.stringify(Object.entries(of).sort());
  return fields(offer.action) === fields(move as object);
}

/** Every move a page sends from now on. */
export function movesOf(page: Page): () => readonly Sent[] {
  const found = new Map<string, Sent>();
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const said = JSON.parse(String(payload)) as Sent & { key?: string };
      if (said.do !== undefined) found.set(said.key ?? `${found.size}`, said);
    }),
  );
  return () => [...found.values()];
}

/** How many cards may be held for a draw of three to fit in a hand. */
const ROOMY = 2;

/**
 * What somebody wants to do now: cards are played, and drawn where there is room for them; the
 * rest is as luck will have it. Whoever draws more than they can hold has to throw it away again,
 * which takes almost as many clicks as it took.
 */
function wish({ view, offers }: Asked, any: (below: number) => number): Offer<Action> | undefined {
  const of = (...types: readonly Action["type"][]): readonly Offer<Action>[] =>
    offers.filter(({ action }) => types.includes(action.type));
  const one = <T>(all: readonly T[]): T | undefined => all[any(all.length)];
  const step = view.agenda.at(-1)?.type;
  if (step !== "Moving") return one(offers);
  const plays = of("Play");
  if (plays.length && any(4)) return one(plays);
  const paid = of("Clean", "Trophy");
  if (paid.length && !any(3)) return one(paid);
  const draws = of("Draw");
  const [first, then] = view.hand.length <= ROOMY ? [draws, plays] : [plays, draws];
  return one(first) ?? one(then) ?? one(of("End"));
}

/** Milliseconds after a move in which the same tap counts for nothing: people are not so quick. */
const GUARD = 500;

/** How somebody plays: by clicks alone, carrying some cards, or as the page was before. */
export type Manner = "clicks" | "drags" | "before";

export function deliberate(page: Page, frames: readonly string[], manner: Manner): Step {
  const any = luck(3);
  const button = (part: string): Locator =>
    page
      .locator(`button[data-pick^="${part}|"][aria-pressed="false"]`)
      .filter({ visible: true })
      .first();
  const loud = page.locator(".btn.go").filter({ visible: true }).first();
  // a pigeon of one's own can be chosen before it glows
  const press = async (part: string): Promise<void> =>
    button(part).click({ force: /^(bird|dirt)/.test(part) });

  return async () => {
    await overheard(page, frames, 0);
    await page.clock.runFor(GUARD);
    const position = positions(frames, 0).at(-1);
    if (!position?.offers || position.sealed !== undefined) return;
    const [known, moves] = [asked(position), await sent(page)];
    const before = (await moves()).length;
    const isDone = async (): Promise<boolean> => (await moves()).length > before;
    const { hand, excess } = known.view;
    const isExcess = known.offers[0]?.action.type === "Discard";
    if (isExcess && manner !== "before") {
      for (const card of hand.slice(0, excess)) await press(`card||${card}`);
      return page.clock.fastForward(3000); // then they are thrown away
    }
    const all = options(known);
    if (await goesOn(page).isVisible()) return void (await page.clock.fastForward(3000));
    const wished = wish(known, any);
    const wanted = all.find(({ offer }) => offer === wished);
    if (!wanted) return;
    const isPass = wanted.offer.action.type === "Pass";
    let parts = isPass ? wanted.parts : taps(all, wanted);
    const { type } = wanted.offer.action;
    if (manner === "drags" && (type === "Play" || type === "React") && any(2)) {
      const [card = "", aim = ""] = wanted.parts;
      const isAnswer = type === "React"; // is laid on its own button
      await carry(
        page,
        `.hand [data-pick^="${card}|"]`,
        isAnswer ? `.bar [data-pick^="${card}|"]` : aimed(aim),
      );
      parts = parts.slice(isAnswer ? 1 : 2);
      if (await isDone()) return;
    }
    for (const part of parts) {
      await press(part);
      if (await isDone()) return;
    }
    if (await loud.isVisible()) await loud.click();
  };
}

/** Where a card is dropped for its aim: there, or in the middle of the table. */
function aimed(aim: string): string {
  return aim ? `[data-pick^="${aim}|"]` : ".mid";
}

/** Drag a card there. */
async function carry(page: Page, card: string, aim: string): Promise<void> {
  const from = await page.locator(card).first().boundingBox();
  const to = await page.locator(aim).first().boundingBox();
  if (!from || !to) throw new Error(`${aim} is nowhere`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
}

/** Count how often somebody presses: every click, and every card that is carried. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const count = (): void => {
    const of = window as { presses?: number };
    if (of.presses !== undefined) return;
    of.presses = 0;
    addEventListener("pointerdown", ({ isTrusted }) => (of.presses! += isTrusted ? 1 : 0), true);
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => page.evaluate(() => (window as { presses?: number }).presses ?? 0);
}
