/** Fingers and mouse on the land: what they mean, told apart by time and distance. */

export interface Meanings {
  /** A click or a tap, in the window's pixels. */
  tap(x: number, y: number, isTouch: boolean): void;
  /** A finger has rested. */
  rest(x: number, y: number): void;
  pan(dx: number, dy: number): void;
  pinch(factor: number, x: number, y: number): void;
  /** Whether a drag that begins here carries the piece instead of the land. */
  carries(x: number, y: number): boolean;
  carry(x: number, y: number): void;
}

interface Finger {
  x: number;
  y: number;
}

const SLACK = { mouse: 5, touch: 9 };
const REST = 500;

export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private start: Finger = { x: 0, y: 0 };
  private doing: "nothing" | "waiting" | "panning" | "carrying" | "pinching" | "rested" = "nothing";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly means: Meanings) {}

  get isMoving(): boolean {
    return this.doing === "panning" || this.doing === "pinching" || this.doing === "carrying";
  }

  down(id: number, x: number, y: number, isTouch: boolean): void {
    this.fingers.set(id, { x, y });
    clearTimeout(this.timer);
    if (this.fingers.size > 1) {
      this.doing = "pinching";
      return;
    }
    this.start = { x, y };
    this.doing = "waiting";
    if (isTouch) this.timer = setTimeout(() => this.rest(), REST);
  }

  move(id: number, x: number, y: number, isTouch: boolean): void {
    const finger = this.fingers.get(id);
    if (!finger) return;
    const before = { ...finger };
    const spread = this.spread();
    Object.assign(finger, { x, y });
    if (this.doing === "pinching") return this.pinch(spread, before, finger);
    if (this.doing === "waiting") this.begin(x, y, isTouch);
    if (this.doing === "panning") this.means.pan(x - before.x, y - before.y);
    if (this.doing === "carrying") this.means.carry(x, y);
  }

  up(id: number, isTouch: boolean): void {
    clearTimeout(this.timer);
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    if (finger && this.doing === "waiting") this.means.tap(finger.x, finger.y, isTouch);
    if (!this.fingers.size) this.doing = "nothing";
  }

  cancel(id: number): void {
    clearTimeout(this.timer);
    this.fingers.delete(id);
    if (!this.fingers.size) this.doing = "nothing";
  }

  private begin(x: number, y: number, isTouch: boolean): void {
    const slack = isTouch ? SLACK.touch : SLACK.mouse;
    if (Math.hypot(x - this.start.x, y - this.start.y) < slack) return;
    clearTimeout(this.timer);
    this.doing = this.means.carries(this.start.x, this.start.y) ? "carrying" : "panning";
  }

  private rest(): void {
    if (this.doing !== "waiting") return;
    this.doing = "rested";
    this.means.rest(this.start.x, this.start.y);
  }

  /** The first two fingers' distance. */
  private spread(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  private pinch(before: number, from: Finger, to: Finger): void {
    const [one, other] = [...this.fingers.values()];
    this.means.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    if (!one || !other || !before) return;
    this.means.pinch(this.spread() / before, (one.x + other.x) / 2, (one.y + other.y) / 2);
  }
}
