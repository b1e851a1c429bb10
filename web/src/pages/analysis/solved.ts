/** Which puzzles somebody has solved; kept in this browser only. */

const KEY = "dovecote.solved";
const MOST = 500; // the oldest are forgotten

const named = (table: string, at: number): string => `${table}/${at}`;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function isSolved(table: string, at: number): boolean {
  return read().includes(named(table, at));
}

export function solve(table: string, at: number): void {
  const kept = read().filter((one) => one !== named(table, at));
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, named(table, at)].slice(-MOST)));
  } catch {
    // a browser that keeps nothing asks again
  }
}
