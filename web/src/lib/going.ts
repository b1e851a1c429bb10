/**
 * How many of my tables go on, as far as this browser knows: the start page keeps room for them
 * before it has heard of them, so that nothing moves away under a finger.
 */

const GOING = "dovecote.going";
const SHOWN = 4; // at once; more are unfolded

export function remembered(): number {
  try {
    const kept = Math.trunc(Number(localStorage.getItem(GOING) ?? 0)) || 0;
    return Math.min(SHOWN, Math.max(0, kept));
  } catch {
    return 0;
  }
}

export function remember(going: number): void {
  try {
    localStorage.setItem(GOING, String(going));
  } catch {
    // a browser that keeps nothing: then the list comes when it comes
  }
}
