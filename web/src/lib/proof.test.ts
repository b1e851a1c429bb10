/** With records of real matches, honest and tampered with. */

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import fixtures from "./proof.fixtures.json";
import { commitment, prove, readRecord, type Beside, type Proof, type Question } from "./proof";

interface Match {
  readonly record: string;
  readonly questions: readonly Question[];
}

const MATCHES = fixtures as unknown as Readonly<Record<string, Match>>;
const { forged: forgery, old, ...HONEST } = MATCHES as Record<"forged" | "old", Match>;
const { columbiz, columba, closed } = MATCHES as Record<"columbiz" | "columba" | "closed", Match>;

function proved(match: Match, beside: Partial<Beside> = {}): Proof {
  const { words, ...kept } = readRecord(match.record);
  return prove(match.record, { kept, shown: words, questions: match.questions, ...beside });
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

describe.each(Object.entries<Match>(HONEST))("%s", (_, match) => {
  test("an honest match is proved", () => {
    const proof = proved(match);
    expect(proof).toMatchObject({
      isWhole: "yes",
      isKept: "yes",
      isBound: "yes",
      isPromised: "yes",
      hasWords: "yes",
      isPlain: "yes",
      agrees: "yes",
      verdict: "yes",
    });
    expect(proof.checked).toHaveLength(match.questions.length);
    expect(proof.checked.map(({ due }) => due)).toEqual(match.questions.map((q) => q.outcome));
  });

  test("a changed outcome is found, whoever tells of it", () => {
    const last = match.questions.length - 1;
    for (const place of [0, last >> 1, last]) {
      const forgery = cheated(match, place);
      const proof = proved(forgery);
      expect(proof).toMatchObject({ isWhole: "yes", agrees: "no", verdict: "no" });
      const wrong = proof.checked.filter(({ agrees }) => !agrees);
      expect(wrong.map(({ entry }) => entry)).toEqual([match.questions[place]!.entry]);
    }
  });
});

test("one changed character is noticed", () => {
  const record = columbiz.record.replace(/^0 put .\/(.)$/m, "0 put 7/$1");
  expect(proved({ ...columbiz, record })).toMatchObject({ isWhole: "no", verdict: "no" });
});

test("a record without its last line is not known to be whole", () => {
  const record = columbiz.record.replace(/check: .*\n$/, "");
  expect(proved({ ...columbiz, record })).toMatchObject({
    isWhole: "unknown",
    verdict: "unknown",
  });
});

test("nothing may stand behind the last line", () => {
  for (const more of ["1 end\n", "check: 00\n", sealed(columbiz.record).slice(-72)]) {
    const record = `${columbiz.record}${more}`;
    expect(proved({ ...columbiz, record })).toMatchObject({ isWhole: "no", verdict: "no" });
  }
});

test("line endings may have changed on the way", () => {
  const record = columbiz.record.replaceAll("\n", "\r\n");
  expect(proved({ ...columbiz, record }).verdict).toBe("yes");
});

test("another secret is not the promised one", () => {
  const proof = proved(forged(columbiz, /secret: ./, "secret: g"));
  expect(proof).toMatchObject({ isWhole: "yes", isPromised: "no", verdict: "no" });
});

test("a promise made up afterwards is not the one kept here", () => {
  const { commit, binding } = readRecord(columbiz.record);
  const later = forged(columbiz, /secret: .*/, "secret: better-luck");
  const fitting = forged(later, commit, commitment("better-luck"));
  const proof = proved(fitting, { kept: { commit, binding } });
  expect(proof).toMatchObject({ isKept: "no", isPromised: "yes", verdict: "no" });
});

test("a record may tell the colours of the seats", () => {
  const told = forged(columba, "\ncommit: ", "\ncolours: purple red green\ncommit: ");
  expect(readRecord(told.record).entries).toEqual(readRecord(columba.record).entries);
});

test("without kept promises the rest stands", () => {
  const kept = { commit: "", binding: "" };
  expect(proved(columbiz, { kept })).toMatchObject({
    isKept: "unknown",
    isBound: "unknown",
    verdict: "yes",
  });
});

describe("words that an operator has exchanged after luck was seen", () => {
  const kept = readRecord(columbiz.record);
  const begins = ({ questions }: Match): readonly string[] =>
    questions.slice(0, 2).map(({ outcome }) => outcome);

  test("repeat what was seen and keep the promise of the secret", () => {
    expect(begins(forgery)).toEqual(begins(columbiz));
    expect(forgery.questions[2]!.outcome).not.toBe(columbiz.questions[2]!.outcome);
    expect(proved(forgery, { kept: { commit: kept.commit, binding: "" } })).toMatchObject({
      isKept: "yes",
      isPromised: "yes",
      agrees: "yes",
      verdict: "yes",
    });
  });

  test("are refused with a binding of their own", () => {
    expect(proved(forgery, { kept })).toMatchObject({
      isKept: "yes",
      isBound: "no",
      agrees: "yes",
      verdict: "no",
    });
  });

  test("are refused with the binding that was shown", () => {
    const shown = forged(forgery, /binding: .*/, `binding: ${kept.binding}`);
    for (const heard of [kept, { commit: "", binding: "" }]) {
      expect(proved(shown, { kept: heard })).toMatchObject({ isBound: "no", verdict: "no" });
    }
  });

  test("are refused without any", () => {
    const stripped = forged(forgery, /binding: .*\n/, "");
    expect(proved(stripped, { kept })).toMatchObject({ isBound: "no", verdict: "no" });
  });
});

test("a match from before words were bound is proved but for them", () => {
  expect(proved(old)).toMatchObject({ isKept: "yes", isBound: "unknown", verdict: "yes" });
});

test("words that are missing, or not those at the table, are noticed", () => {
  const { words } = readRecord(columbiz.record);
  const missing = forged(columbiz, /entropy 1: .*\n/, "");
  expect(proved(missing, { shown: words })).toMatchObject({ hasWords: "no", verdict: "no" });
  const swapped = proved(columbiz, { shown: words.toReversed() });
  expect(swapped).toMatchObject({ hasWords: "no", agrees: "yes", verdict: "no" });
});

test("changed words change the luck", () => {
  const proof = proved(forged(columba, /entropy 0: ./, "entropy 0: O"));
  expect(proof).toMatchObject({ isPromised: "yes", agrees: "no", verdict: "no" });
});

test("a question that is asked twice, or has a curious name, is noticed", () => {
  for (const cause of [columba.questions[5]!.cause, "draw 5 (again)", "Draw 5", "draw 99999999"]) {
    const questions = columba.questions.with(6, { ...columba.questions[6]!, cause });
    const proof = proved({ ...columba, questions });
    expect(proof).toMatchObject({ isPlain: "no", verdict: "no" });
  }
});

test("luck that nobody asked for, and questions without an answer, are noticed", () => {
  const fewer = proved({ ...columba, questions: columba.questions.slice(1) });
  expect(fewer).toMatchObject({ agrees: "no", verdict: "no" });
  expect(fewer.checked[0]).toMatchObject({ entry: 1, due: "", agrees: false });
  const more = [...columba.questions, { ...columba.questions[0]!, entry: 9999, cause: "more" }];
  expect(proved({ ...columba, questions: more })).toMatchObject({ agrees: "no" });
});

test("impossible questions break nothing", () => {
  for (const chance of [
    { type: "Drawn", bag: [] },
    { type: "Rolled", dice: 1e9, faces: 6 },
    { type: "Rolled", dice: 0, faces: 6 },
  ] as const) {
    const questions = columba.questions.with(0, { ...columba.questions[0]!, chance });
    expect(proved({ ...columba, questions })).toMatchObject({ agrees: "no" });
  }
});

test("if nobody can tell what luck was asked, that stays open", () => {
  expect(proved(closed, { questions: null })).toMatchObject({
    isPromised: "yes",
    agrees: "unknown",
    verdict: "unknown",
  });
});

describe("a match that was brought from elsewhere", () => {
  const [first, second] = columbiz.questions as [Question, Question];
  const cut = first.entry; // everything up to the first luck came along
  const brought = forged(columbiz, /^(binding: .*)$/m, `$1\nbrought: ${cut}`);

  test("is proved from there on, and nobody says more", () => {
    const proof = proved(brought);
    expect(proof.brought).toBe(cut);
    expect(proof.agrees).toBe("yes");
    expect(proof.checked[0]?.entry).toBe(second.entry);
    expect(proof.verdict).toBe("unknown");
  });

  test("is not held to luck that was somebody else's", () => {
    const line = new RegExp(`^\\* ${first.outcome}$`, "m");
    expect(proved(forged(brought, line, `* ${other(first)}`)).agrees).toBe("yes");
    expect(proved(forged(columbiz, line, `* ${other(first)}`)).agrees).toBe("no");
  });
});

test("the cards that a record quotes are no entries", () => {
  const quoted = forged(columbiz, /^(binding: .*)$/m, `$1\n> title = "My box"\n>\n> columns = []`);
  expect(readRecord(quoted.record).entries).toEqual(readRecord(columbiz.record).entries);
  expect(proved(quoted).agrees).toBe("yes");
});
