/** What comes is shown one after the other, each for as long as it takes to follow it. */

/** How long something takes, in milliseconds: until it lies where it belongs, and then to be read. */
export interface Beat {
  readonly lands: number;
  readonly reads: number;
}

/** What is on the screen. */
export interface Shown<T> {
  readonly one: T;
  /** It follows what was shown before, and moves there; after a jump nothing does. */
  readonly plays: boolean;
  /** Everything has landed: log and counts may tell it. */
  readonly isTold: boolean;
  /** More has come that is not shown yet. */
  readonly isBehind: boolean;
}

export interface Screen<T> {
  show(shown: Shown<T>): void;
  beat(one: T): Beat;
  /** Whether something has not come to rest, on a machine that is busy. */
  isMoving?(): boolean;
}

const MOST = 80; // that wait: whoever is farther behind was away, and is shown what is now
const PATIENCE = [60, 16] as const; // ms, and how often, for what still moves
const BEFORE = 500; // ms for a look at how things were, before they are played again

export class Showing<T> {
  isAgain = false;
  private one: T | undefined;
  private plays = false;
  private isTold = false;
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private then: () => void = () => undefined;
  private ends = 0;
  private longest = Infinity; // ms for anything, if time is short

  constructor(private readonly screen: Screen<T>) {}

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Something new, to be shown when its turn comes; if time is short, `within` so many ms. */
  push(one: T, within = Infinity): void {
    this.queue.push(one);
    if (this.queue.length > MOST) return this.skip();
    this.hurry(within);
    if (this.timer === undefined) this.next();
    else this.tell();
  }

  /** Show this now, whatever was waiting. */
  jump(one: T): void {
    this.rest([]);
    this.show(one, false, true);
  }

  /** Show what is now. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last !== undefined) return this.jump(last);
    this.rest([]); // nothing that comes waits until this was read
    if (this.one !== undefined && !this.isTold) this.show(this.one, this.plays, true);
  }

  /** Begin as things were, and show all that followed again. False if there is nothing. */
  again(before: T, all: readonly T[]): boolean {
    if (!all.length) return false;
    this.rest([...all, ...this.queue]);
    this.isAgain = true;
    this.show(before, false, true);
    this.wait(BEFORE, () => this.next());
    return true;
  }

  close(): void {
    this.rest([]);
  }

  private next(): void {
    const one = this.queue.shift();
    if (one === undefined) return this.rest([]);
    const { lands, reads } = this.screen.beat(one);
    if (!this.queue.length) this.isAgain = false;
    this.show(one, true, lands <= 0);
    const [pause, most] = PATIENCE;
    let often: number = most;
    const land = (): void => {
      if (!this.isTold && often-- > 0 && this.screen.isMoving?.()) return this.wait(pause, land);
      if (!this.isTold) this.show(one, true, true);
      this.wait(reads, () => this.next());
    };
    if (lands > 0) this.wait(lands, land);
    else land();
  }

  private wait(ms: number, then: () => void): void {
    const time = Math.min(ms, this.longest);
    if (time <= 0) {
      this.timer = undefined;
      return then();
    }
    this.then = then;
    this.ends = Date.now() + time;
    this.timer = setTimeout(then, time);
  }

  /** Share a short time among all that waits, and what is shown now. */
  private hurry(within: number): void {
    if (within === Infinity) return;
    this.longest = Math.min(this.longest, within / (2 * this.queue.length)); // to land, to be read
    if (this.timer === undefined || this.ends - Date.now() <= this.longest) return;
    clearTimeout(this.timer);
    this.wait(this.longest, this.then);
  }

  private show(one: T, plays: boolean, isTold: boolean): void {
    [this.one, this.plays, this.isTold] = [one, plays, isTold];
    this.tell();
  }

  private tell(): void {
    const { one, plays, isTold, isBehind } = this;
    if (one !== undefined) this.screen.show({ one, plays, isTold, isBehind });
  }

  private rest(queue: T[]): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = queue;
    this.longest = Infinity;
    this.isAgain = false;
  }
}
