/** What is hidden in Piccioni reaches no other browser: not its frames, not its document. */

import { expect, test } from "vitest";
import type { Page } from "playwright-core";

import type { Position } from "../../src/lib/wire";
import { EMPTY, person, table, until, type Person } from "../person";
import { mouse } from "./hands";
import { piccioni } from "./piccioni";
import { allCards, everything, handOf, knownTo, mentioned, type Cards } from "./secrets";
import { history, overheard, panel, playTogether, positions, unhurried, type Step } from "./table";

/** How many turns are watched; in `npm run browser:soak` more of them. */
const TURNS = process.env.SOAK ? 12 : 2;

/** Where cards may be told to everyone. */
const OPEN = /^(view\.(discard|announced|agenda|areas|seen|options)|events)\b/;
const OWN = /^(view\.(hand|aims)|offers|undo|orders|sealed)\b/;

/** The places in a message where a card is named. */
function named(of: unknown, cards: Cards, path = ""): readonly string[] {
  if (typeof of === "string") return cards.has(of) ? [path] : [];
  if (typeof of !== "object" || of === null) return [];
  return Object.entries(of).flatMap(([key, value]) =>
    named(value, cards, Array.isArray(of) ? path : path ? `${path}.${key}` : key),
  );
}

/** A position names cards only where they lie open, and in the seat's own things. */
function expectFair(position: Position, cards: Cards): void {
  const isOnlooker = (position.seat ?? null) === null;
  for (const path of named(position, cards)) {
    expect(path).toMatch(isOnlooker ? OPEN : new RegExp(`${OPEN.source}|${OWN.source}`));
  }
  const drawn = (position.events ?? []) as { type: string; seat?: number; card?: string }[];
  for (const { type, seat, card } of drawn) {
    if (type === "Drew" && seat !== position.seat) expect(card).toBe("?");
  }
}

/** The bodies of all answers that are no socket's. */
function bodies(page: Page): string[] {
  const found: string[] = [];
  page.on("response", (answer) => {
    if (!/\/api\/tables\//.test(answer.url())) return;
    answer.text().then(
      (text) => found.push(text),
      () => undefined, // it has none
    );
  });
  return found;
}

test("hidden cards are in nobody else's frames and documents", async () => {
  const [ada, ben, eve] = await Promise.all([
    person({}, EMPTY),
    person({}, EMPTY),
    person({}, EMPTY),
  ]);
  const cards = await allCards(ada.page);
  const said = [ada, ben, eve].map(({ page }) => bodies(page));
  const id = await table(ada.page, { game: "piccioni", options: { seats: "2" } });
  await ada.page.goto(`/t/${id}`);
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: "Sit here: seat 2" }).click();
  await eve.page.goto(`/t/${id}`);
  await Promise.all([ada, ben, eve].map(({ page }) => panel(page).waitFor()));

  /** Everyone sees the same moment, and we have heard what each was told. */
  async function allSettled(): Promise<void> {
    const at = (): number | undefined => positions(ada.frames, 0).at(-1)?.at;
    await until(async () => {
      await Promise.all([
        overheard(ada.page, ada.frames, 0),
        overheard(ben.page, ben.frames, 1),
        overheard(eve.page, eve.frames, null),
      ]);
      return (
        positions(ben.frames, 1).at(-1)?.at === at() &&
        positions(eve.frames, null).at(-1)?.at === at()
      );
    });
  }

  let secrets = 0;
  /** Nothing of the hidden hands is in this person's document. */
  async function expectBlind({ page, frames }: Person, seat: number | null): Promise<void> {
    const known = knownTo(frames, seat, cards);
    const others = [handOf(ada.frames, 0), handOf(ben.frames, 1)].filter((_, n) => n !== seat);
    const hidden = others.flat().filter((card) => !known.has(card));
    const found = mentioned(await everything(page), cards);
    expect(found.filter((card) => hidden.includes(card))).toEqual([]);
    secrets += hidden.length;
  }

  const side = async ({ page }: Person): Promise<readonly [Page, Step]> => {
    const plays = piccioni(await mouse(page));
    return [
      page,
      unhurried(async () => {
        await allSettled();
        await expectBlind(ada, 0);
        await expectBlind(ben, 1);
        await expectBlind(eve, null);
        await plays(page);
      }),
    ];
  };
  const hasEnough = (): boolean => {
    const events = history(ada.frames, 0);
    const turns = events.filter(({ type }) => type === "TurnEnded").length;
    const drawn = events.filter(({ type, seat }) => type === "Drew" && seat === 0).length;
    return turns >= TURNS && drawn > 0 && secrets > 30; // how long that takes is luck
  };
  await playTogether([await side(ada), await side(ben)], hasEnough);
  expect(hasEnough(), "the match ended before enough was seen").toBe(true);

  // everyone was told the same, but for what only the owner may know
  for (const [{ frames }, seat] of [
    [ada, 0],
    [ben, 1],
    [eve, null],
  ] as const) {
    const told = positions(frames, seat);
    for (const position of told) expectFair(position, cards);
    for (const other of [0, 1]) {
      if (other !== seat) expect(positions(frames, other)).toEqual([]);
    }
  }
  const drew = (frames: readonly string[], seat: number | null): readonly unknown[] =>
    history(frames, seat).flatMap((e) => (e.type === "Drew" && e.seat === 0 ? [e.card] : []));
  await until(() => drew(eve.frames, null).length === drew(ada.frames, 0).length);
  expect(drew(ada.frames, 0).every((card) => cards.has(String(card)))).toBe(true);
  expect(new Set([...drew(ben.frames, 1), ...drew(eve.frames, null)])).toEqual(new Set(["?"]));
  for (const body of said.flat()) expect(body).not.toContain('"hand"');
  expect([...ada.complaints, ...ben.complaints, ...eve.complaints]).toEqual([]);
  await Promise.all([ada, ben, eve].map(({ leave }) => leave()));
});
