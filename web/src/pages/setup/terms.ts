/** What can be agreed on, in words. */

import type { Agreement, Clock } from "../../lib/wire";
import { has, t } from "../../lib/words.svelte";
import { hasWindows } from "./facts";
import { duration, IS_SLOW } from "./time";

export const HELP = ["none", "legal", "preview", "coach"] as const;
export const WATCH = ["anyone", "link", "nobody"] as const;
export const CLOCKS = ["none", "move", "bank"] as const;
export const TIMEOUTS = ["bot", "move", "resign"] as const;

export function optionTitle(game: string, option: string): string {
  const key = `setup-option-${game}-${option}`;
  return has(key) ? t(key) : option;
}

/** A value in words; numbers, and what has no words, as they are. */
export function valueName(game: string, option: string, value: string): string {
  const key = `setup-value-${game}-${option}-${value}`;
  return has(key) ? t(key) : value;
}

export function colourName(game: string, colour: string): string {
  return t(`${game}-${colour}`);
}

export function clockTerm({ kind, seconds = 60, increment = 0 }: Clock): string {
  if (kind === "move") return t("waiting-term-clock-move", { time: duration(seconds) });
  if (kind !== "bank") return t("setup-clock-none");
  const [time, more] = [duration(seconds), duration(increment)];
  return t("waiting-term-clock-bank", { time, increment: more });
}

/** How long a clock stands still for somebody who has said that they are away. */
export function pauseTerm(days: number): string {
  return days ? duration(days * IS_SLOW) : t("friends-pause-none");
}

/** Everything that is agreed, as pairs of what and how; colours are seen at the seats. */
export function terms({
  game,
  options,
  clock,
  watch,
  listed,
  help,
  grace,
  pause,
  undo,
}: Agreement): [string, string][] {
  const rules = Object.entries(options).filter(([name]) => name !== "seats");
  const timeout = t(`setup-timeout-${clock.timeout ?? "bot"}`);
  return [
    ...rules.map(([name, value]): [string, string] => [
      optionTitle(game, name),
      valueName(game, name, value),
    ]),
    [t("setup-help"), t(`setup-help-${help}`)],
    [t("setup-undo"), t(undo ? "setup-undo-yes" : "setup-undo-no")],
    [t("setup-clock"), clockTerm(clock)],
    ...(clock.kind && clock.kind !== "none"
      ? [
          ...(hasWindows(game)
            ? [[t("setup-clock-window"), duration(clock.window ?? 30)] as [string, string]]
            : []),
          [t("setup-timeout"), timeout] as [string, string],
          [t("friends-pause"), pauseTerm(pause)] as [string, string],
        ]
      : []),
    [t("setup-grace"), duration(grace)],
    [t("setup-watch"), t(`setup-watch-${watch}`)],
    [t("waiting-term-lobby"), t(listed ? "setup-listed-yes" : "setup-listed-no")],
  ];
}
