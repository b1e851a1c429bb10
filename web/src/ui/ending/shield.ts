/** The lines of the winner's crest, on a grid of 120, for the page and for the picture. */

export const SHIELD = "M24 20h72v44c0 22-16 36-36 48C40 100 24 86 24 64Z";

/** Leaves at both sides, from below upwards. */
export const LAUREL: readonly string[] = [0, 1, 2, 3, 4].flatMap((n) => {
  const y = 100 - n * 17;
  const out = 18 - Math.abs(n - 2) * 3;
  return [
    `M${24 - n} ${y}q-${out}-2-${out}-14 ${out} 0 ${out} 14Z`,
    `M${96 + n} ${y}q${out}-2 ${out}-14-${out} 0-${out} 14Z`,
  ];
});
