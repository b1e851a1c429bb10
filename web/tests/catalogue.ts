/** The catalogues themselves instead of `lib/words.svelte`, for tests of sentences. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { compose, say, type Params } from "../src/lib/sentence";

const locales = join(import.meta.dirname, "../../src/dovecote/locales");

function read(spoken: string): ReturnType<typeof compose> {
  const folder = join(locales, spoken);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return compose(
    spoken,
    files.map((name) => readFileSync(join(folder, name), "utf-8")),
  );
}

export { minus } from "../src/lib/sentence";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export const language: { now: string } = { now: "en" };
let bundle = read("en");

/** Speak this language from now on. */
export function speakIn(spoken: string): void {
  language.now = spoken;
  bundle = read(spoken);
}

export function t(key: string, params: Params = {}): string {
  return say(bundle, key, params);
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export function list(parts: readonly string[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat(language.now, { type }).format(parts);
}
