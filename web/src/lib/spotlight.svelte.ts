/** The places on the table that a line of the log is about, while it is pointed at. */

let places: ReadonlySet<string> = $state.raw(new Set<string>());

export const spotlight = {
  get places(): ReadonlySet<string> {
    return places;
  },
  on(where: readonly string[]): void {
    places = new Set(where);
  },
  off(): void {
    if (places.size) places = new Set();
  },
};
