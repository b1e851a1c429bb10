/** Whoever comes from a table finds the way back there: `?table=ID`. */

const ID = /^[A-Za-z0-9_-]{1,32}$/;

/** The table somebody came from; empty: none. */
export function tableIn(query: URLSearchParams): string {
  const id = query.get("table") ?? "";
  return ID.test(id) ? id : "";
}

export function withTable(path: string, table: string): string {
  return table ? `${path}?table=${table}` : path;
}
