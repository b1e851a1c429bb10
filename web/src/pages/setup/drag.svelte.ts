/** A row that is dragged up or down a list. The list itself changes when it is dropped. */

interface Row {
  readonly middle: number;
  readonly height: number;
}

export class Drag {
  /** The row that is dragged. */
  from: number | null = $state(null);
  /** Where it would lie if it were dropped now. */
  to = $state(0);
  #by = $state(0);
  #start = 0;
  #step = 0;
  #rows: readonly Row[] = [];

  begin(from: number, y: number, list: HTMLElement | undefined): void {
    if (!list) return;
    const boxes = [...list.children].map((row) => row.getBoundingClientRect());
    this.#rows = boxes.map(({ top, height }) => ({ middle: top + height / 2, height }));
    const [first, second] = boxes;
    const gap = first && second ? second.top - first.bottom : 0;
    this.#step = (boxes[from]?.height ?? 0) + gap;
    [this.from, this.to, this.#start, this.#by] = [from, from, y, 0];
  }

  follow(y: number): void {
    const own = this.from === null ? undefined : this.#rows[this.from];
    if (!own) return;
    this.#by = y - this.#start;
    // an edge of the row that passes the middle of another changes places with it
    const [top, bottom] = [own.middle - own.height / 2, own.middle + own.height / 2];
    this.to = this.#rows.filter(({ middle }, at) => {
      if (at === this.from) return false;
      return middle < own.middle ? middle < top + this.#by : middle < bottom + this.#by;
    }).length;
  }

  end(): void {
    this.from = null;
  }

  /** How far a row stands from its place: the dragged one follows, others make room. */
  shift(row: number): number {
    if (this.from === null) return 0;
    if (row === this.from) return this.#by;
    if (row > this.from && row <= this.to) return -this.#step;
    return row < this.from && row >= this.to ? this.#step : 0;
  }

  /** Which place a row would have if the dragged one were dropped now. */
  placeOf(row: number): number {
    if (this.from === null) return row;
    return row === this.from ? this.to : row + Math.sign(this.shift(row));
  }
}
