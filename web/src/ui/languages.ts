/** What the languages call themselves. */

import type { Language } from "../lib/likes";

export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};
