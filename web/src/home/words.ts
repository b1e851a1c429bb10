/** The words of every language, for what only the worker can put together. */

import { compose } from "../lib/sentence";

/** A sentence in a language; undefined: there is no such message. */
export type Say = (language: string, key: string, params: string) => string | undefined;

/** From the catalogues at these addresses, by language. */
export async function speaker(catalogues: Readonly<Record<string, string>>): Promise<Say> {
  const read = async ([language, address]: [string, string]) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const files = (await answer.json()) as Record<string, string>;
    return [language, compose(language, Object.values(files))] as const;
  };
  const bundles = new Map(await Promise.all(Object.entries(catalogues).map(read)));
  return (language, key, params) => {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return undefined;
    return bundle.formatPattern(pattern, JSON.parse(params) as Record<string, string | number>);
  };
}
