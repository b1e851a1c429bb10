/** Pieces that fly over the table to where they already are; never in anyone's way. */

import { frameOf } from "../../lib/drawn";
import { lasting } from "../../lib/travel";
import type { Flight } from "./flights";

const STEP = 80; // milliseconds between two that leave together
export const LONG = 520;
const MOST = 14; // more than these only blur
const SIZE = 56;
const SVG = "http://www.w3.org/2000/svg";

function spot(root: Element, zone: string): DOMRect | null {
  const found = root.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
  return found && found.width ? found : null;
}

function ghost({ piece }: Flight): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", frameOf(piece));
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${piece}`);
  svg.append(use);
  Object.assign(svg.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    zIndex: "30",
    pointerEvents: "none",
  });
  return svg;
}

function path(flight: Flight, from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y] = [from.left + from.width / 2 - SIZE / 2, from.top + from.height / 2 - SIZE / 2];
  const [u, v] = [to.left + to.width / 2 - SIZE / 2, to.bottom - SIZE - 10];
  const lift = flight.how === "slide" ? 0 : 40;
  const at = (px: number, py: number, more = ""): string => `translate(${px}px, ${py}px) ${more}`;
  const last = flight.how === "splat" ? "scale(1.5, 0.6)" : "";
  return [
    { transform: at(x, y), opacity: 1 },
    {
      transform: at(
        (x + u) / 2,
        Math.min(y, v) - lift,
        flight.how === "fly" ? "rotate(-8deg)" : "",
      ),
    },
    { transform: at(u, v, last), opacity: 1, offset: 0.92 },
    { transform: at(u, v, last), opacity: 0 },
  ];
}

/** Let them fly. */
export function fly(root: HTMLElement, all: readonly Flight[]): void {
  all.slice(0, MOST).forEach((flight, i) => {
    const from = spot(root, flight.from);
    const to = spot(root, flight.to);
    if (!from || !to) return;
    const svg = ghost(flight);
    document.body.append(svg);
    const motion = svg.animate(path(flight, from, to), {
      duration: lasting(LONG),
      delay: lasting(i * STEP),
      easing: "cubic-bezier(.2,.8,.3,1)",
      fill: "both",
    });
    motion.onfinish = motion.oncancel = () => svg.remove();
  });
}
