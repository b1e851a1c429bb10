/** What the page says to those who listen. */

export type Urgency = "polite" | "assertive";

const said = $state({ polite: "", assertive: "" });
const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] };
let timer: ReturnType<typeof setTimeout> | undefined;

export const spoken: Readonly<Record<Urgency, string>> = said;

/** Say something; what comes within a moment is said in one breath. */
export function speak(text: string, urgency: Urgency = "polite"): void {
  if (!text) return;
  waiting[urgency].push(text);
  timer ??= setTimeout(utter, 80);
}

/** Nobody else is to hear what was said, or was about to be. */
export function hush(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const urgency of ["assertive", "polite"] as const) {
    waiting[urgency].length = 0;
    said[urgency] = "";
  }
}

function utter(): void {
  timer = undefined;
  for (const urgency of ["assertive", "polite"] as const) {
    const text = waiting[urgency].splice(0).join(" ");
    // the same words twice are heard twice only if the region changes
    if (text) said[urgency] = said[urgency] === text ? `${text}\u00a0` : text;
  }
}
