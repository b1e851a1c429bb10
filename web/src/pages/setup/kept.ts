/** The names of those who last played together at this screen, kept in this browser. */

const KEY = "dovecote.together";
const MOST = 8;

export function keptNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((name): name is string => typeof name === "string" && name !== "")
      : [];
  } catch {
    return []; // a browser that keeps nothing, or something else
  }
}

/** Those who play now come first, whoever played before stays known. */
export function keepNames(names: readonly string[]): void {
  const all = [...new Set([...names.filter(Boolean), ...keptNames()])];
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // then they are typed again next time
  }
}
