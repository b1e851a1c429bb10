/** Where a note lies that is about some place: over as little as can be of what is to be seen. */

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly wide: number;
  readonly high: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

const GAP = 12; // pixels

/**
 * Below, above or beside the place, else in a corner of the table; `busy` is what it should not
 * cover, and `spare` what can be read another time.
 */
export function beside(
  about: Area,
  { wide, high }: Size,
  table: Area,
  screen: Area,
  busy: readonly Area[],
  spare: Area | null = null,
): Corner {
  const [middle, height] = [(about.left + about.right - wide) / 2, (about.top + about.bottom) / 2];
  const [west, east] = [table.left + GAP, table.right - wide - GAP];
  const [north, south] = [table.top + GAP, table.bottom - high - GAP];
  const corners = [
    { left: middle, top: about.bottom + GAP },
    { left: middle, top: about.top - high - GAP },
    { left: about.right + GAP, top: height - high / 2 },
    { left: about.left - wide - GAP, top: height - high / 2 },
    { left: west, top: south },
    { left: west, top: north },
    { left: east, top: south },
    { left: east, top: north },
    ...(spare ? [{ left: spare.right - wide, top: spare.bottom - high }] : []),
  ].map(({ left, top }) => ({
    left: between(left, screen.left + GAP, screen.right - wide - GAP),
    top: between(top, screen.top + GAP, screen.bottom - high - GAP),
  }));
  const covers = corners.map(({ left, top }) => {
    const note = { left, top, right: left + wide, bottom: top + high };
    return [about, ...busy].reduce((sum, area) => sum + common(note, area), 0);
  });
  return corners[covers.indexOf(Math.min(...covers))]!;
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much two areas have in common, in square pixels. */
function common(one: Area, other: Area): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
