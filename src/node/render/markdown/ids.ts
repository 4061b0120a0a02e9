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
 * Returns the ids of rows of the API reference that some link of the site names. Only these rows carry
 * an anchor: one for every row would cost each reader more than it gives.
 */
export function linkedRows(links: readonly { href: string }[]): Set<string> {
  return new Set(links.flatMap(({ href }) => /^\/x\/api\/[^#]*#(.+)$/.exec(href)?.slice(1) ?? []));
}
