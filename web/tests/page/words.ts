/** The sentences people find things by, in any language, from the server's catalogues. */

import { inject } from "vitest";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Say = (key: string, params?: Record<string, string | number>) => string;

/** Sentences of one line without cases, which all labels in these tests are. */
export async function words(language: Language): Promise<Say> {
  const known = await catalogue(language);
  return (key, params = {}) => {
    const text = known.get(key);
    if (text === undefined) throw new Error(`no sentence ${key}`);
    return text.replaceAll(/\{ \$([a-z]+) \}/g, (_, name: string) => String(params[name]));
  };
}

/** What is said in one language and by no sentence of another. */
export async function onlyIn(language: Language, other: Language): Promise<ReadonlySet<string>> {
  const [said, same] = await Promise.all([catalogue(language), catalogue(other)]);
  const known = new Set(same.values());
  return new Set([...said.values()].filter((text) => !known.has(text)));
}

async function catalogue(language: Language): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${inject("url")}/api/catalogues/${language}`);
  const files = (await answer.json()) as Record<string, string>;
  const lines = Object.values(files).flatMap((file) => file.split("\n"));
  return new Map(lines.flatMap(pair));
}

function pair(line: string): [string, string][] {
  const [, key, text] = /^([a-z0-9_-]+) = (.+)$/.exec(line) ?? [];
  return key && text ? [[key, text]] : [];
}
