/** Sentences in the present language, from the same catalogues that Python reads. */

import type { FluentBundle } from "@fluent/bundle";

import { libraryAt } from "./home.svelte";
import { compose, say, type Params } from "./sentence";
import { choose, chosenElsewhere, settings, type Language } from "./settings.svelte";
import { hush } from "./speak.svelte";
import { tips } from "./tips.svelte";

export { minus } from "./sentence";
export type { Params } from "./sentence";

const bundles = new Map<Language, FluentBundle>();
let spoken: FluentBundle | null = $state.raw(null);

/** Fetch a language's sentences once. */
async function bundle(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const answer = await fetch(libraryAt(`/api/catalogues/${language}`));
  if (!answer.ok) throw new Error(`catalogue: ${answer.status}`);
  const made = compose(language, Object.values((await answer.json()) as Record<string, string>));
  bundles.set(language, made);
  return made;
}

/** Speak this language from now on, everywhere on the page. */
export async function speakIn(language: Language): Promise<void> {
  spoken = await bundle(language);
  document.documentElement.lang = language;
}

/** What was said in the language before is not heard any more, nor seen. */
function forget(): void {
  hush();
  if (tips.shown?.isAbout) tips.hide();
}

/** The owner of this browser wants another language. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speakIn(language);
  forget();
  choose("language", language);
}

/** From now on, what is chosen in another tab of this browser holds in this one, too. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    const likes = chosenElsewhere(key);
    if (!likes) return;
    const isSpoken = likes.language === settings.language;
    const speaking = isSpoken ? Promise.resolve() : speakIn(likes.language).then(forget);
    void speaking.then(
      () => Object.assign(settings, likes),
      () => undefined, // its sentences could not be had: all stays as it is
    );
  });
}

/** A sentence; a key without one shows itself, so that it is noticed. */
export function t(key: string, params: Params = {}): string {
  return say(spoken, key, params);
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  return spoken?.hasMessage(key) ?? false;
}

/** Several things as people list them: with "and", or with "or". */
export function list(parts: readonly string[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat(settings.language, { type }).format(parts);
}

export const language = {
  get now(): Language {
    return settings.language;
  },
};
