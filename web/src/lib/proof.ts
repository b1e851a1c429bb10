/** The luck of a match, worked out again in this browser from the secret and the seats' words.
 *
 * The same arithmetic as `src/dovecote/play/luck.py`. What it needs no rules for is done here:
 * whether the secret is the promised one, whether everyone's words are in it, and what each
 * question to luck had to give. The questions themselves follow from the rules, which only the
 * server and `dovecote verify` know; here each must be well named and asked but once.
 */

import { hmacOf, sha256Hex, sha256Of } from "./hash";

/** One thing out of a bag: what is in it, and how many of each, in its order. */
export interface Drawn {
  readonly type: "Drawn";
  readonly bag: readonly (readonly [string, number])[];
}

/** Dice thrown at once. */
export interface Rolled {
  readonly type: "Rolled";
  readonly dice: number;
  readonly faces: number;
}

export type Chance = Drawn | Rolled;

/** A question to luck: the entry that answers it, its name, what it could be, what it was. */
export interface Question {
  readonly entry: number;
  readonly cause: string;
  readonly chance: Chance;
  readonly outcome: string;
}

/** What a proof needs of a record (docs/records.md). */
export interface Sheet {
  readonly seats: number;
  readonly commit: string;
  readonly words: readonly string[];
  /** The promise over `commit` and all words; empty: from before there was one. */
  readonly binding: string;
  readonly secret: string;
  /** The entries; the first has number 1. */
  readonly entries: readonly string[];
  /** How many of them were played elsewhere and brought along: nobody vouches for their luck. */
  readonly brought: number;
  readonly isBranched: boolean;
  /** Whether its last line is the hash of those above; null: there is no such line. */
  readonly isWhole: boolean | null;
}

/** An entry that luck has written, and what it had to be. */
export interface Checked {
  readonly entry: number;
  /** Empty: nobody told what luck was asked there. */
  readonly cause: string;
  readonly chance: Chance | null;
  readonly said: string;
  /** Empty: it cannot be worked out. */
  readonly due: string;
  readonly agrees: boolean;
}

export type Answer = "yes" | "no" | "unknown";

export interface Proof {
  readonly isWhole: Answer;
  /** Whether the promise of the secret is the one that this browser has kept. */
  readonly isKept: Answer;
  /** Whether secret and words are those that were bound when the match began, as this browser
   * has kept it. */
  readonly isBound: Answer;
  /** Whether the secret is the one that was promised. */
  readonly isPromised: Answer;
  /** Whether the words of every seat are there, and are those the table shows. */
  readonly hasWords: Answer;
  /** Whether every question to luck has a plain name and is asked only once. */
  readonly isPlain: Answer;
  readonly checked: readonly Checked[];
  /** Whether every outcome is the one that had to come. */
  readonly agrees: Answer;
  /** How many entries were brought from elsewhere; of their luck nothing can be told. */
  readonly brought: number;
  /** Whether they are those of a match that it branched off. */
  readonly isBranched: boolean;
  readonly verdict: Answer;
}

const KEY =
  /^(game|version|ruleset|seats|options|colours|commit|entropy [0-9]|binding|brought|branched|secret|check): (.*)$/;
const LUCK = /^\* (.+)$/;
const PLAIN = /^[a-z]+( [a-z]+| [0-9]{1,6})*$/;
const MOST_DICE = 64;
const TURNS = 1000;

export function readRecord(text: string): Sheet {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const header = new Map<string, string>();
  const entries: string[] = [];
  let isWhole: boolean | null = null;
  for (const [n, line] of lines.entries()) {
    const [, key, value = ""] = KEY.exec(line) ?? [];
    if (key === "check") {
      const above = lines.slice(0, n).map((before) => `${before}\n`);
      const isLast = lines.slice(n + 1).every((after) => after === "");
      isWhole ??= isLast && sha256Hex(above.join("")) === value;
    } else if (key) header.set(key, value);
    else if (line && !/^[#>]/.test(line)) entries.push(line); // `>` quotes the cards
  }
  return { ...promised(header), entries, isWhole };
}

function promised(header: ReadonlyMap<string, string>): Omit<Sheet, "entries" | "isWhole"> {
  const seats = Number(header.get("seats") ?? 0);
  const words = [...header]
    .filter(([key]) => key.startsWith("entropy "))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);
  const told = (key: string): string => header.get(key) ?? "";
  return {
    seats,
    words,
    commit: told("commit"),
    binding: told("binding"),
    brought: Number(told("brought") || 0),
    isBranched: header.has("branched"),
    secret: told("secret"),
  };
}

/** What a host shows in advance to be held to a secret. */
export function commitment(secret: string): string {
  return sha256Hex(`commit ${secret}`);
}

/** What a host shows when the match begins to be held to the words of every seat too. */
export function bound(commit: string, words: readonly string[]): string {
  return sha256Hex(["binding", commit, ...words].join("\n"));
}

/** The key of all luck of a match. */
export function keyOf(secret: string, words: readonly string[]): Uint8Array {
  return sha256Of([secret, ...words].join("\n"));
}

/** The text of the outcome that a key gives to a question; null if nothing can come of it. */
export function outcome(
  key: Uint8Array,
  { cause, chance }: Pick<Question, "cause" | "chance">,
): string | null {
  const ways = waysOf(chance);
  return ways < 1n ? null : pick(chance, fair(key, cause, ways));
}

function waysOf(chance: Chance): bigint {
  if (chance.type === "Drawn") return chance.bag.reduce((sum, [, n]) => sum + BigInt(n), 0n);
  const { dice, faces } = chance;
  return dice < 1 || dice > MOST_DICE || faces < 1 || faces > 9
    ? 0n
    : BigInt(faces) ** BigInt(dice);
}

function pick(chance: Chance, way: bigint): string {
  return chance.type === "Drawn" ? taken(chance, way) : thrown(chance, way);
}

function taken({ bag }: Drawn, way: bigint): string {
  for (const [thing, n] of bag) {
    if (way < BigInt(n)) return thing;
    way -= BigInt(n);
  }
  throw new RangeError(`${way}`);
}

/** Every die is a digit of the number; which die shows what makes no difference. */
function thrown({ dice, faces }: Rolled, way: bigint): string {
  const fell: number[] = [];
  for (let die = 0; die < dice; die++) {
    fell.push(Number(way % BigInt(faces)) + 1);
    way /= BigInt(faces);
  }
  return fell.sort().join("");
}

/** A number below `ways`, every one equally likely, fixed by the key and the cause. */
export function fair(key: Uint8Array, cause: string, ways: bigint): bigint {
  const size = Math.ceil(ways.toString(2).length / 8) + 1;
  const all = 256n ** BigInt(size);
  const limit = all - (all % ways); // numbers from here on would favour the low remainders
  for (let turn = 0; turn < TURNS; turn++) {
    const block = hmacOf(key, `${cause} #${turn}`).subarray(0, size);
    const number = block.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    if (number < limit) return number % ways;
  }
  throw new RangeError(`no fair number below ${ways} for ${cause}`);
}

/** The promise of the secret, and that of the secret and all words. */
export interface Kept {
  readonly commit: string;
  readonly binding: string;
}

/** What is known beside the record. */
export interface Beside {
  /** Both promises as this browser heard them first; empty: it was not there. */
  readonly kept: Kept;
  /** The words of the seats as the table shows them. */
  readonly shown: readonly string[];
  /** What luck was asked; null: nobody can tell. */
  readonly questions: readonly Question[] | null;
}

export function prove(text: string, { kept, shown, questions: all }: Beside): Proof {
  const sheet = readRecord(text);
  const { brought, isBranched } = sheet;
  const questions = all && all.filter(({ entry }) => entry > brought);
  const isPromised =
    !sheet.commit || !sheet.secret ? "unknown" : answer(commitment(sheet.secret) === sheet.commit);
  const checked = check(sheet, questions);
  const parts = {
    isWhole: sheet.isWhole === null ? "unknown" : answer(sheet.isWhole),
    isKept: kept.commit ? answer(kept.commit === sheet.commit) : "unknown",
    isBound: binds(sheet, kept.binding),
    isPromised,
    hasWords: answer(
      sheet.words.length === sheet.seats && sheet.words.every((words, n) => words === shown[n]),
    ),
    isPlain: questions ? answer(isPlain(questions)) : "unknown",
    agrees: questions && sheet.secret ? answer(isComplete(checked, questions)) : "unknown",
  } as const;
  const found = verdict(parts);
  return {
    ...parts,
    checked,
    brought,
    isBranched,
    verdict: brought && found === "yes" ? "unknown" : found,
  };
}

function answer(isSo: boolean): Answer {
  return isSo ? "yes" : "no";
}

/** A record that has lost its binding is no older than what was kept. */
function binds({ commit, words, binding }: Sheet, kept: string): Answer {
  if (binding && binding !== bound(commit, words)) return "no";
  return kept ? answer(kept === binding) : "unknown";
}

/** A single no is a no; promises that were not kept here leave the rest as it is. */
function verdict({
  isKept,
  isBound,
  ...needed
}: Omit<Proof, "brought" | "isBranched" | "checked" | "verdict">): Answer {
  const answers = Object.values(needed);
  if ([isKept, isBound, ...answers].includes("no")) return "no";
  return answers.includes("unknown") ? "unknown" : "yes";
}

/** Names that say which draw it is leave nothing to choose; the same one twice would. */
function isPlain(questions: readonly Question[]): boolean {
  const causes = new Set(questions.map(({ cause }) => cause));
  return causes.size === questions.length && [...causes].every((cause) => PLAIN.test(cause));
}

/** Every entry agrees, and there is no question that no entry answers. */
function isComplete(checked: readonly Checked[], questions: readonly Question[]): boolean {
  return checked.length === questions.length && checked.every(({ agrees }) => agrees);
}

function check(sheet: Sheet, questions: readonly Question[] | null): readonly Checked[] {
  const key = keyOf(sheet.secret, sheet.words);
  const asked = new Map((questions ?? []).map((question) => [question.entry, question]));
  const lucky = sheet.entries.flatMap((line, n) => {
    const said = LUCK.exec(line)?.[1];
    return said === undefined || n < sheet.brought ? [] : [{ entry: n + 1, said }];
  });
  return lucky.map(({ entry, said }) => {
    const question = asked.get(entry);
    const due = question && sheet.secret ? outcome(key, question) : null;
    return {
      entry,
      said,
      cause: question?.cause ?? "",
      chance: question?.chance ?? null,
      due: due ?? "",
      agrees: due !== null && due === said,
    };
  });
}
