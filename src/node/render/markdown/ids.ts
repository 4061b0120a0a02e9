import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { apiLinks } from '../../model/api/apiLinks';

/** A heading with aliases, `## Title [#id #alias]`. */
const ALIASED = /^#{2,6} .*\[#([\w-]+)((?: #[\w-]+)+)\]\s*$/gm;

/** Returns the ids that a page's headings have besides the one in their anchor, each with that one. */
export function aliasesIn(source: string): Map<string, string> {
  const found = [...source.matchAll(ALIASED)].flatMap(([, id = '', aliases = '']) =>
    aliases
      .trim()
      .split(' ')
      .map((alias) => [alias.slice(1), id] as const),
  );
  return new Map(found);
}

/**
 * Returns the ids of rows of the API reference that some page links to. Only these rows carry an
 * anchor: one for every row would cost each reader more than it gives.
 */
export function linkedRows(
  guides: readonly Pick<ParsedGuide, 'links'>[],
  entries: readonly ApiEntry[],
): Set<string> {
  const hrefs = [
    ...guides.flatMap(({ links }) => links.map(({ href }) => href)),
    ...apiLinks(entries).map(({ href }) => href),
  ];
  return new Set(hrefs.flatMap((href) => /^\/x\/api\/[^#]*#(.+)$/.exec(href)?.slice(1) ?? []));
}
