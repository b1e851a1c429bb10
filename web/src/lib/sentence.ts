/** Sentences out of Fluent files. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Params = Readonly<Record<string, string | number>>;

const LONGEST = 600; // characters of one parameter, as at the terminal

const VOWEL = /^[aeiouàâéèêëîïôûæœ]/iu; // not h and y, which have it both ways
const DROPS = /(?<!\p{L})(?:[Dd]|(?:[Jj]us|[Ll]ors|[Pp]uis)?[Qq]u)$/u; // up to the e

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
  const text = minus(from.formatPattern(pattern, shown, []));
  return from.locales[0] === "fr" ? elided(text, Object.values(shown)) : text;
}

/** French drops the e of “de” and “que” before a vowel, and only here is known what follows. */
function elided(text: string, values: readonly (string | number)[]): string {
  return values.reduce<string>((so, value) => {
    if (!VOWEL.test(String(value))) return so;
    const parts = so.split(`e ${value}`);
    return parts.reduce((left, right) =>
      DROPS.test(left) ? `${left}’${value}${right}` : `${left}e ${value}${right}`,
    );
  }, text);
}

/** Numbers below zero with a real minus, whoever wrote them. */
export function minus(text: string | number): string {
  return String(text).replace(/(?<![\p{L}\d)-])-(?=\d)/gu, "−");
}

/** A sentence as a part of another one: without its full stop. */
export function asPart(text: string): string {
  return text.replace(/(?<!\.)\.$/u, "");
}

/** What somebody sent, fit for a sentence: no control characters, and not endless. */
function short(value: string | number): string | number {
  if (typeof value === "number") return value;
  const seen = value.replace(/\p{Cc}/gu, "�");
  return seen.length <= LONGEST ? seen : `${seen.slice(0, LONGEST)}…`;
}
