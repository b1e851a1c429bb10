/** Days on which somebody comes back, as a field for a date knows them. */

/** A day as `2026-01-31`, in the time of whoever looks. */
function named(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Tomorrow: the first day on which one can be back. */
export function soonest(now: Date): string {
  return named(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));
}

/** The moment on which a day begins, in milliseconds: whoever is away until Monday plays then. */
export function endOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date).getTime();
}
