/** With records of real matches, honest and tampered with. */

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import { byHand } from "./hash";
import fixtures from "./proof.fixtures.json";
import { commitment, prove, readRecord, type Beside, type Proof, type Question } from "./proof";

interface Match {
  readonly record: string;
  readonly questions: readonly Question[];
}

const MATCHES = fixtures as unknown as Readonly<Record<string, Match>>;
const { columbiz, columba, closed } = MATCHES as Record<"columbiz" | "columba" | "closed", Match>;

async function proved(match: Match, beside: Partial<Beside> = {}): Promise<Proof> {
  const { words, commit } = await readRecord(match.record);
  return prove(match.record, { kept: commit, shown: words, questions: match.questions, ...beside });
}

/** A forger's work: something else stands there, and the last line fits it again. */
function forged(match: Match, from: string | RegExp, to: string): Match {
  const changed = match.record.replace(from, to);
  expect(changed).not.toBe(match.record);
  return { ...match, record: sealed(changed) };
}

function sealed(record: string): string {
  const above = record.replace(/check: .*\n$/, "");
  return `${above}check: ${createHash("sha256").update(above).digest("hex")}\n`;
}

function other(question: Question): string {
  const { chance, outcome } = question;
  if (chance.type === "Rolled") return outcome.replace(/.$/, outcome.endsWith("6") ? "5" : "6");
  return chance.bag.find(([thing]) => thing !== outcome)?.[0] ?? "wwww";
}

/** The record and the questions with another outcome at some place. */
function cheated(match: Match, place: number): Match {
  const question = match.questions[place]!;
  const lines = match.record.split("\n");
  const at = lines.findIndex((line) => line.startsWith("* ")) + question.entry - 1;
  lines[at] = `* ${other(question)}`;
  const questions = match.questions.with(place, { ...question, outcome: other(question) });
  return { record: sealed(lines.join("\n")), questions };
}

describe.each(Object.entries(MATCHES))("%s", (_, match) => {
  test("an honest match is proved", async () => {
    const proof = await proved(match);
    expect(proof).toMatchObject({
      isWhole: "yes",
      isKept: "yes",
      isPromised: "yes",
      hasWords: "yes",
      isPlain: "yes",
      agrees: "yes",
      verdict: "yes",
    });
    expect(proof.checked).toHaveLength(match.questions.length);
    expect(proof.checked.map(({ due }) => due)).toEqual(match.questions.map((q) => q.outcome));
  });

  test("it is the same where the browser keeps its hashes to itself", async () => {
    expect(await proved(match, { hash: byHand })).toEqual(await proved(match));
  });

  test("a changed outcome is found, whoever tells of it", async () => {
    const last = match.questions.length - 1;
    for (const place of [0, last >> 1, last]) {
      const forgery = cheated(match, place);
      const proof = await proved(forgery);
      expect(proof).toMatchObject({ isWhole: "yes", agrees: "no", verdict: "no" });
      const wrong = proof.checked.filter(({ agrees }) => !agrees);
      expect(wrong.map(({ entry }) => entry)).toEqual([match.questions[place]!.entry]);
    }
  });
});

test("one changed character is noticed", async () => {
  const record = columbiz.record.replace("put 1/2", "put 1/3");
  expect(await proved({ ...columbiz, record })).toMatchObject({ isWhole: "no", verdict: "no" });
});

test("a record without its last line is not known to be whole", async () => {
  const record = columbiz.record.replace(/check: .*\n$/, "");
  expect(await proved({ ...columbiz, record })).toMatchObject({
    isWhole: "unknown",
    verdict: "unknown",
  });
});

test("nothing may stand behind the last line", async () => {
  for (const more of ["1 end\n", "check: 00\n", sealed(columbiz.record).slice(-72)]) {
    const record = `${columbiz.record}${more}`;
    expect(await proved({ ...columbiz, record })).toMatchObject({ isWhole: "no", verdict: "no" });
  }
});

test("line endings may have changed on the way", async () => {
  const record = columbiz.record.replaceAll("\n", "\r\n");
  expect((await proved({ ...columbiz, record })).verdict).toBe("yes");
});

test("another secret is not the promised one", async () => {
  const proof = await proved(forged(columbiz, /secret: ./, "secret: g"));
  expect(proof).toMatchObject({ isWhole: "yes", isPromised: "no", verdict: "no" });
});

test("a promise made up afterwards is not the one kept here", async () => {
  const { commit } = await readRecord(columbiz.record);
  const later = forged(columbiz, /secret: .*/, "secret: better-luck");
  const fitting = forged(later, commit, await commitment("better-luck"));
  const proof = await proved(fitting, { kept: commit });
  expect(proof).toMatchObject({ isKept: "no", isPromised: "yes", verdict: "no" });
});

test("without a kept promise the rest stands", async () => {
  expect(await proved(columbiz, { kept: "" })).toMatchObject({ isKept: "unknown", verdict: "yes" });
});

test("words that are missing, or not those at the table, are noticed", async () => {
  const { words } = await readRecord(columbiz.record);
  const missing = forged(columbiz, /entropy 1: .*\n/, "");
  expect(await proved(missing, { shown: words })).toMatchObject({ hasWords: "no", verdict: "no" });
  const swapped = await proved(columbiz, { shown: words.toReversed() });
  expect(swapped).toMatchObject({ hasWords: "no", agrees: "yes", verdict: "no" });
});

test("changed words change the luck", async () => {
  const proof = await proved(forged(columba, /entropy 0: ./, "entropy 0: O"));
  expect(proof).toMatchObject({ isPromised: "yes", agrees: "no", verdict: "no" });
});

test("a question that is asked twice, or has a curious name, is noticed", async () => {
  for (const cause of [columba.questions[5]!.cause, "draw 5 (again)", "Draw 5", "draw 99999999"]) {
    const questions = columba.questions.with(6, { ...columba.questions[6]!, cause });
    const proof = await proved({ ...columba, questions });
    expect(proof).toMatchObject({ isPlain: "no", verdict: "no" });
  }
});

test("luck that nobody asked for, and questions without an answer, are noticed", async () => {
  const fewer = await proved({ ...columba, questions: columba.questions.slice(1) });
  expect(fewer).toMatchObject({ agrees: "no", verdict: "no" });
  expect(fewer.checked[0]).toMatchObject({ entry: 1, due: "", agrees: false });
  const more = [...columba.questions, { ...columba.questions[0]!, entry: 9999, cause: "more" }];
  expect(await proved({ ...columba, questions: more })).toMatchObject({ agrees: "no" });
});

test("impossible questions break nothing", async () => {
  for (const chance of [
    { type: "Drawn", bag: [] },
    { type: "Rolled", dice: 1e9, faces: 6 },
    { type: "Rolled", dice: 0, faces: 6 },
  ] as const) {
    const questions = columba.questions.with(0, { ...columba.questions[0]!, chance });
    expect(await proved({ ...columba, questions })).toMatchObject({ agrees: "no" });
  }
});

test("if nobody can tell what luck was asked, that stays open", async () => {
  expect(await proved(closed, { questions: null })).toMatchObject({
    isPromised: "yes",
    agrees: "unknown",
    verdict: "unknown",
  });
});
