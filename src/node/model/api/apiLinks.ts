import type { ApiEntry } from '../../read/reference/apiTypes';

/** An internal link in what the packages say. */
interface ApiLink {
  entry: ApiEntry;
  href: string;
}

/** A Markdown link to a page of this site; the company's other sites have paths of their own. */
const LINK = /\]\((\/x\/[^)\s]+)\)/g;

/** Returns every internal link of the entries' descriptions. */
export function apiLinks(entries: readonly ApiEntry[]): ApiLink[] {
  return entries.flatMap((entry) => {
    const hrefs = JSON.stringify(entry).matchAll(LINK);
    return [...new Set([...hrefs].map(([, href]) => href!))].map((href) => ({ entry, href }));
  });
}
