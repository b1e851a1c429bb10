/** Pass-and-play of Piccioni: whoever does not look has no card in the document. */

import { expect, test } from "vitest";

import { EMPTY, person, shoot, table } from "../person";
import { luck, mouse } from "./hands";
import { piccioni } from "./piccioni";
import { allCards, around, everything, handOf, knownTo, mentioned } from "./secrets";
import { history, overheard, panel, playOn, unhurried } from "./table";

/** How many turns are watched; in `npm run browser:soak` more of them. */
const TURNS = process.env.SOAK ? 20 : 4;

test("two people at one screen never see each other's hand", async () => {
  const { page, frames, complaints, leave } = await person({}, EMPTY);
  const cards = await allCards(page);
  const seats = ["me", "me", "random"];
  const wish = { game: "piccioni", options: { seats: "3" }, seats, help: "coach" };
  const id = await table(page, wish);
  await page.goto(`/t/${id}`);
  const plays = piccioni(await mouse(page));
  const lift = page.getByRole("button", { name: /^I am / });
  await lift.or(panel(page)).first().waitFor();
  const advice = page.getByRole("button", { name: "Ask for advice", disabled: false });
  const any = luck(13);
  let [veils, looks, secrets, advised] = [0, 0, 0, 0];

  /** Which of these cards the document mentions, and where. */
  async function shown(hidden: readonly string[]): Promise<readonly string[]> {
    const text = await everything(page);
    const found = mentioned(text, cards).filter((card) => hidden.includes(card));
    return found.map((card) => around(text, card, cards));
  }

  /** Nobody looks: nothing of either hand, unless both have just been told of it. */
  async function veiled(): Promise<void> {
    const [one, other] = [knownTo(frames, 0, cards), knownTo(frames, 1, cards)];
    const hands = [...handOf(frames, 0), ...handOf(frames, 1)];
    const hidden = hands.filter((card) => !(one.has(card) && other.has(card)));
    expect(await shown(hidden), "behind the curtain").toEqual([]);
    veils++;
    secrets += hidden.length;
  }

  /** One looks: nothing of the other's hand that they cannot know. */
  async function open(seat: number): Promise<void> {
    const mine = knownTo(frames, seat, cards);
    const hidden = handOf(frames, 1 - seat).filter((card) => !mine.has(card));
    expect(await shown(hidden), `seat ${seat} looks`).toEqual([]);
    looks++;
    secrets += hidden.length;
  }

  /** Whose hand lies on the table, as the cards on it tell. */
  async function looking(): Promise<number | null> {
    const shown = await page
      .getByRole("toolbar", { name: "Your hand" })
      .getByRole("button")
      .evaluateAll((all) => all.map((card) => card.getAttribute("data-pick")?.split("|")[2]));
    const is = (seat: number): boolean =>
      `${handOf(frames, seat).toSorted()}` === `${shown.toSorted()}`;
    return is(0) === is(1) ? null : is(0) ? 0 : 1;
  }

  /** How many turns and looks it takes until there was something to hide, and to ask, is luck. */
  const hasEnough = (): boolean => {
    const turns = history(frames, 0).filter(({ type }) => type === "TurnEnded").length;
    const isVaried = veils >= TURNS / 2 && looks > TURNS && secrets > 2.5 * TURNS;
    return turns >= TURNS && isVaried && advised > 0;
  };

  const isOver = await playOn(
    page,
    unhurried(async () => {
      await overheard(page, frames, 0, 1);
      if (await lift.isVisible()) {
        await veiled();
        if (veils === 1) await shoot(page, "piccioni-curtain-wide");
        return lift.click();
      }
      const seat = await looking();
      if (seat !== null) await open(seat);
      if ((!advised || any(12) === 0) && (await advice.isVisible())) {
        advised++;
        await advice.click(); // what is said to one is not for the other
        const suggestions = page.getByRole("dialog", { name: "Suggestions" });
        await suggestions.getByRole("button", { name: /^1 / }).waitFor();
        await page.keyboard.press("Escape");
        await suggestions.waitFor({ state: "detached" });
      }
      return plays(page);
    }),
    hasEnough,
  );
  expect(isOver, "the match ended before enough was seen").toBe(false);
  expect(complaints).toEqual([]);
  await leave();
});
