import { expect, test } from "vitest";

import { Suggestions, type Moment } from "./suggestions.svelte";
import type { Hinted } from "./wire";

/** A champion who answers when told to. */
function champion() {
  const asked: { seat: number; answer: (told: Hinted | null) => void }[] = [];
  const hint = (seat: number): Promise<Hinted | null> =>
    new Promise((answer) => asked.push({ seat, answer }));
  const now: { is: Moment | null } = { is: { seat: 0, at: 17 } };
  return { asked, now, suggestions: new Suggestions(() => now.is, hint) };
}

function told(at: number, seat = 0, moves: Hinted["moves"] = MOVES): Hinted {
  return { is: "hint", seat, at, moves };
}

const MOVES = [
  { do: "put 5/3", standing: 0.62, reasons: [{ term: "score", points: 1.5, amount: 1 }] },
];

test("it is asked once, thought about, and told", async () => {
  const { asked, suggestions } = champion();
  expect(suggestions.stage).toBe("unasked");
  const whole = suggestions.ask();
  void suggestions.ask();
  expect([suggestions.stage, asked.length]).toEqual(["thinking", 1]);
  asked[0]!.answer(told(17));
  await whole;
  expect([suggestions.stage, suggestions.moves]).toEqual(["told", MOVES]);
  await suggestions.ask(); // the answer stays true as long as the position does
  expect(asked).toHaveLength(1);
});

test("what was told of a position is gone with it", async () => {
  const { asked, now, suggestions } = champion();
  const whole = suggestions.ask();
  now.is = { seat: 0, at: 18 };
  expect(suggestions.stage).toBe("unasked");
  asked[0]!.answer(told(17));
  await whole;
  expect([suggestions.stage, suggestions.moves]).toEqual(["unasked", []]);
});

test("an answer for the position that has come meanwhile is welcome", async () => {
  const { asked, now, suggestions } = champion();
  const whole = suggestions.ask();
  now.is = { seat: 0, at: 18 };
  asked[0]!.answer(told(18));
  await whole;
  expect(suggestions.stage).toBe("told");
});

test("a late answer does not overwrite what was asked after it", async () => {
  const { asked, now, suggestions } = champion();
  void suggestions.ask();
  now.is = { seat: 0, at: 20 };
  const second = suggestions.ask();
  asked[0]!.answer(told(17));
  await Promise.resolve();
  expect([suggestions.stage, asked.length]).toEqual(["thinking", 2]);
  asked[1]!.answer(told(20));
  await second;
  expect(suggestions.stage).toBe("told");
});

test("nobody else at the screen sees them, and behind the curtain nobody does", async () => {
  const { asked, now, suggestions } = champion();
  const whole = suggestions.ask();
  asked[0]!.answer(told(17));
  await whole;
  now.is = null;
  expect([suggestions.stage, suggestions.moves]).toEqual(["unasked", []]);
  await suggestions.ask();
  expect(asked).toHaveLength(1);
  now.is = { seat: 1, at: 17 };
  expect(suggestions.moves).toEqual([]);
});

test("without an answer, or with an empty one, it can be asked again", async () => {
  const { asked, suggestions } = champion();
  for (const answer of [null, told(17, 0, [])]) {
    const whole = suggestions.ask();
    asked.at(-1)!.answer(answer);
    await whole;
    expect(suggestions.stage).toBe("failed");
  }
  expect(asked).toHaveLength(2);
});
