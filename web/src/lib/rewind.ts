/** Positions that this page has not seen, before the one it knows: the server replays them. */

import type { Known } from "./known";
import type { Replay, ReplayStep } from "./wire";

/** Ask for some entries of the match, as the seat may know them. */
export type Ask = (from: number, to: number) => Promise<Replay>;

const CHUNK = 50; // entries a request
const MOST = 4; // requests: a turn of everybody takes fewer

/**
 * The position after no more than `begin` events, and all that followed, up to the known one.
 * Empty if that is too long ago, or if something was taken back since.
 */
export async function rewind(known: Known, begin: number, ask: Ask): Promise<readonly Known[]> {
  const found: Known[] = [];
  let length = known.history.length;
  for (let to = known.position.at; to > 0 && found.length < MOST * CHUNK; to -= CHUNK) {
    const { steps } = await ask(Math.max(1, to - CHUNK + 1), to);
    for (const step of steps.toReversed()) {
      if (/ undo /.test(step.line)) return [];
      found.unshift(asIt(step, known, length));
      if (length <= begin) return found;
      length -= (step.events as readonly unknown[]).length;
    }
  }
  return [];
}

/** A step as the page would have known it then, with as many events behind it. */
function asIt(step: ReplayStep, known: Known, length: number): Known {
  const { seat, now, at } = known.position;
  const history = known.history.slice(0, length);
  const news = history.slice(length - (step.events as readonly unknown[]).length);
  if (step.at === at) return { ...known, news };
  const view = step.views[seat === null ? "onlooker" : `${seat}`];
  const { waiting } = step;
  const position = {
    is: "position" as const,
    seat,
    at: step.at,
    since: step.at - 1,
    view,
    waiting,
  };
  return { position: { ...position, now }, history, news, behind: known.behind, isSpread: true };
}
