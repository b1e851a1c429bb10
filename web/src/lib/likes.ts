/** Every setting: what it may be, and what counts of what a browser has kept. */

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export const THEMES = ["light", "dark"] as const;
/** How quickly what others do is shown. */
export const PACES = ["slow", "normal", "fast", "once"] as const;
/** How many clicks send a move: as suits the game, or in all of them. */
export const CLICKS = ["usual", "one", "two"] as const;
/** Hundredths of the usual size of text. */
export const SIZES = ["100", "115", "130", "150"] as const;
export const MOTIONS = ["system", "less"] as const;
/** `distinct` differs in lightness and pattern, whatever eyes make of hues. */
export const COLOURS = ["usual", "distinct"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

export interface Likes {
  language: Language;
  theme: Theme;
  pace: Pace;
  confirm: (typeof CLICKS)[number];
  /** A turn in which nothing is left to do ends by itself. */
  endTurns: boolean;
  letters: boolean;
  /** Letters on the grounds of Columba, beside pattern and bird. */
  grounds: boolean;
  /** Whether a coach explains and warns where the table allows it; null: in the first match only. */
  coach: boolean | null;
  text: (typeof SIZES)[number];
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  motion: (typeof MOTIONS)[number];
  colours: (typeof COLOURS)[number];
}

type Check = (value: unknown) => boolean;

const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);
const isSwitch: Check = (value) => typeof value === "boolean";
const isShare: Check = (value) => typeof value === "number" && value >= 0 && value <= 100;

const CHECKS: Readonly<Record<keyof Likes, Check>> = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  pace: oneOf(PACES),
  confirm: oneOf(CLICKS),
  endTurns: isSwitch,
  letters: isSwitch,
  grounds: isSwitch,
  coach: isSwitch,
  text: oneOf(SIZES),
  sound: isSwitch,
  volume: isShare,
  motion: oneOf(MOTIONS),
  colours: oneOf(COLOURS),
};

/** What was kept, as far as it can be read; the rest counts as never chosen. */
export function sensible(text: string | null): Partial<Likes> {
  const kept = object(text);
  const fine = Object.entries(CHECKS).filter(([name, check]) => check(kept[name]));
  return Object.fromEntries(fine.map(([name]) => [name, kept[name]]));
}

function object(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return typeof kept === "object" ? ((kept ?? {}) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The first of somebody's languages that is one of ours. */
export function languageFor(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  const ours = spoken.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (ours as Language | undefined) ?? "en";
}
