import { expect, test } from "vitest";

import { LADDER, outingOf, proposed, type Level, type Outing } from "./levels";

const out = (level: Level, share: number, game = "columba"): Outing => ({ game, level, share });
const next = (...outings: Outing[]) => proposed(outings, "columba");

test("the first match of every game is against the weakest", () => {
  expect(next()).toEqual({ level: "fledgling", why: "first", before: "fledgling" });
  expect(next(out("champion", 1, "piccioni")).level).toBe("fledgling");
});

test("two good matches in a row lead up, two bad ones down", () => {
  const won = next(out("fledgling", 1), out("fledgling", 1));
  expect(won).toEqual({ level: "yearling", why: "won", before: "fledgling" });
  const lost = next(out("homer", 0), out("homer", 0));
  expect(lost).toEqual({ level: "yearling", why: "lost", before: "homer" });
});

test("one match is no reason to change, nor are a win and a loss", () => {
  expect(next(out("homer", 1))).toMatchObject({ level: "homer", why: "even" });
  expect(next(out("homer", 1), out("homer", 0)).level).toBe("homer");
  expect(next(out("homer", 0), out("homer", 1)).level).toBe("homer");
  expect(next(out("fledgling", 1), out("homer", 1)).level).toBe("homer");
  expect(next(out("racer", 0), out("homer", 0)).level).toBe("homer");
});

test("what somebody chose to play against last is where they are", () => {
  const outings = [out("fledgling", 1), out("champion", 0), out("champion", 0)];
  expect(next(...outings).level).toBe("racer");
});

test("there is nothing above the champion and nothing below the fledgling", () => {
  expect(next(out("champion", 1), out("champion", 1))).toMatchObject({
    level: "champion",
    why: "even",
  });
  expect(next(out("fledgling", 0), out("fledgling", 0)).level).toBe("fledgling");
});

test("the middle place of three is neither good nor bad", () => {
  expect(next(out("homer", 0.5), out("homer", 0.5)).level).toBe("homer");
});

test("whoever always wins against the weaker and loses to the stronger stays between them", () => {
  const strength = 2.5; // between homer and carrier
  const outings: Outing[] = [];
  for (let match = 0; match < 40; match++) {
    const { level } = next(...outings);
    outings.push(out(level, LADDER.indexOf(level) < strength ? 1 : 0));
  }
  const late = outings.slice(10).map(({ level }) => level);
  expect(new Set(late)).toEqual(new Set(["homer", "carrier"]));
  const wins = outings.slice(10).filter(({ share }) => share === 1).length;
  expect(wins / 30).toBeCloseTo(0.5, 1);
});

const me = { name: "Ada", bot: "", is_mine: true };
const bot = (level: string) => ({ name: "", bot: level, is_mine: false });

test("a match against bots of one level tells how many of them were beaten", () => {
  expect(outingOf("columba", [me, bot("homer")], [1, 2])).toEqual(out("homer", 1));
  expect(outingOf("columba", [bot("racer"), me], [1, 2])).toEqual(out("racer", 0));
  expect(outingOf("columba", [me, bot("homer"), bot("homer")], [2, 1, 3])?.share).toBe(0.5);
  expect(outingOf("columba", [me, bot("homer")], [1, 1])?.share).toBe(0.5);
});

test("of two teams the own one does not count against anybody", () => {
  const four = [me, bot("homer"), bot("homer"), bot("homer")];
  expect(outingOf("columba", four, [1, 2, 1, 2])!.share).toBeGreaterThan(0.5);
  expect(outingOf("columba", four, [2, 1, 2, 1])!.share).toBeLessThan(0.5);
});

test("a match with people, with bots of several levels or of onlookers tells nothing", () => {
  const bruno = { name: "Bruno", bot: "", is_mine: false };
  const gone = { name: "Bruno", bot: "homer", is_mine: false };
  expect(outingOf("columba", [me, bruno], [1, 2])).toBeNull();
  expect(outingOf("columba", [me, gone], [1, 2])).toBeNull();
  expect(outingOf("columba", [me, bot("homer"), bot("racer")], [1, 2, 3])).toBeNull();
  expect(outingOf("columba", [bot("homer"), bot("homer")], [1, 2])).toBeNull();
  expect(outingOf("columba", [me, { ...me }], [1, 2])).toBeNull();
  expect(outingOf("columba", [me, bot("random")], [1, 2])).toBeNull();
});
