/** Sentences out of Fluent files. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Params = Readonly<Record<string, string | number>>;

const LONGEST = 600; // characters of one parameter, as at the terminal

/** The sentences of a language's files. */
export function compose(language: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** A sentence; a key without one shows itself, so that it is noticed. */
export function say(from: FluentBundle | null, key: string, params: Params): string {
  const pattern = from?.getMessage(key)?.value;
  if (!from || !pattern) return key;
  const shown = Object.fromEntries(Object.entries(params).map(([name, v]) => [name, short(v)]));
  return minus(from.formatPattern(pattern, shown, []));
}

/** Numbers below zero with a real minus, whoever wrote them. */
export function minus(text: string | number): string {
  return String(text).replace(/(?<![\p{L}\d)-])-(?=\d)/gu, "−");
}

/** What somebody sent, fit for a sentence: no control characters, and not endless. */
function short(value: string | number): string | number {
  if (typeof value === "number") return value;
  const seen = value.replace(/\p{Cc}/gu, "�");
  return seen.length <= LONGEST ? seen : `${seen.slice(0, LONGEST)}…`;
}
