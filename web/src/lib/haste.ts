/** A mouse that has rested while the table changed under it means what was there before. */

const HASTE = 600; // ms in which nobody has seen what lies there now

export class Haste {
  private moved = -Infinity;
  private changed = -Infinity;
  private under = "";

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The mouse has come to something. */
  move(under: string): void {
    this.moved = this.now();
    this.under = under;
  }

  /** The table has changed. */
  change(): void {
    this.changed = this.now();
  }

  /** Whether a click on this is meant for what was there before. */
  isHasty(on: string): boolean {
    const isFresh = this.now() - this.changed < HASTE;
    return isFresh && this.moved < this.changed && on !== this.under;
  }

  /** Let no such click reach anything, until the answer is called. */
  guard(): () => void {
    const move = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === "mouse") this.move(words(target));
    };
    const click = (event: MouseEvent): void => {
      const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
      if (!isMouse || !this.isHasty(words(event.target))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("pointermove", move, true);
    addEventListener("click", click, true);
    return () => {
      removeEventListener("pointermove", move, true);
      removeEventListener("click", click, true);
    };
  }
}

/** What it says on whatever can be pressed there; nothing where nothing can. */
function words(target: EventTarget | null): string {
  const found = target instanceof Element ? target.closest("a, button, summary") : null;
  return found ? (found.getAttribute("aria-label") ?? found.textContent.trim()) : "";
}
