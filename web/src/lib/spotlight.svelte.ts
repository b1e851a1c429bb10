/** The places on the table that a line of the log is about, while it is pointed at. */

let places: ReadonlySet<string> = $state.raw(new Set<string>());
let kept: ReadonlySet<string> = $state.raw(new Set<string>());

export const spotlight = {
  get places(): ReadonlySet<string> {
    return places.size ? places : kept;
  },
  on(where: readonly string[]): void {
    places = new Set(where);
  },
  off(): void {
    if (places.size) places = new Set();
  },
  /** The places that a lesson points to. */
  get kept(): ReadonlySet<string> {
    return kept;
  },
  /** These are lit whenever nothing else is; none: that ends. */
  keep(where: readonly string[]): void {
    kept = new Set(where);
  },
};
