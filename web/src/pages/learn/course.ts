/** The lessons of a game in the order they are taken: which is next, how long each takes. */

import type { LessonOf } from "../../lib/wire";

const STEPS_A_MINUTE = 4;

export interface Part {
  /** The kind of game it is about; empty: the usual one. */
  readonly variant: string;
  readonly lessons: readonly LessonOf[];
}

/** Lessons of one kind of game together. */
export function partsOf(lessons: readonly LessonOf[]): readonly Part[] {
  const parts = new Map<string, LessonOf[]>();
  for (const lesson of lessons) {
    const variant = lesson.options.variant ?? "";
    parts.set(variant, [...(parts.get(variant) ?? []), lesson]);
  }
  return [...parts].map(([variant, of]) => ({ variant, lessons: of }));
}

export function minutesOf({ steps }: Pick<LessonOf, "steps">): number {
  return Math.max(1, Math.round(steps / STEPS_A_MINUTE));
}

/** The one to take after `name`, of the same kind of game; null after the last. */
export function nextOf(lessons: readonly LessonOf[], name: string): LessonOf | null {
  const part = partsOf(lessons).find((one) => one.lessons.some((other) => other.name === name));
  const at = part?.lessons.findIndex((other) => other.name === name) ?? -1;
  return part?.lessons[at + 1] ?? null;
}
