/** What a seat is asked, by what it may do: a turn has several parts, and not all are left. */

import type { Offer } from "../../lib/seen";
import type { Action, View } from "./types";

type Asked = Pick<View, "step" | "options">;

/** The name of the question that is open; `columba-page-now-NAME` says what it is about. */
export function question(
  { step, options }: Asked,
  offers: readonly Pick<Offer<Action>, "action">[],
): string {
  const isOptional = step.type === "Optional";
  if (isOptional && offers.length === 1) return "end";
  if (isOptional && !offers.some(({ action }) => action.type === "Build")) return "owning";
  return `${options.variant === "junior" ? "junior-" : ""}${step.type.toLowerCase()}`;
}
