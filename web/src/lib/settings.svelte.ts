/** What this browser's owner likes, kept in this browser only. */

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  letters: boolean;
}

const KEY = "dovecote.settings";

function usualLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === spoken.find(isOurs)) ?? "en";
}

function isOurs(tag: string): boolean {
  return (LANGUAGES as readonly string[]).includes(tag);
}

function usual(): Kept {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    language: usualLanguage(),
    theme: isDark ? "dark" : "light",
    sound: false,
    letters: false,
  };
}

/** What was chosen here before; whatever cannot be read counts as never chosen. */
function chosen(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return sensible(kept as Partial<Kept>);
  } catch {
    return {};
  }
}

function sensible(kept: Partial<Kept>): Partial<Kept> {
  const fine: Partial<Kept> = {};
  if (kept.language && isOurs(kept.language)) fine.language = kept.language;
  if (kept.theme === "light" || kept.theme === "dark") fine.theme = kept.theme;
  if (typeof kept.sound === "boolean") fine.sound = kept.sound;
  if (typeof kept.letters === "boolean") fine.letters = kept.letters;
  return fine;
}

export const settings: Kept = $state({ ...usual(), ...chosen() });

/** Only what was chosen is kept, so that the rest goes on following the system. */
export function choose<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...chosen(), [name]: value }));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

/** Whether the system asks for less motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
