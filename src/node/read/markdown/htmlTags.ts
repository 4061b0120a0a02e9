/** A tag in raw HTML. */
export interface HtmlTag {
  kind: 'open' | 'close';
  /** In lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  isSelfClosing: boolean;
  /** Where it starts in the HTML. */
  offset: number;
}

const VALUE = `"[^"]*"|'[^']*'|[^\\s"'=<>\`]+`;
const ATTRIBUTE = `[^\\s"'<>/=]+(?:\\s*=\\s*(?:${VALUE}))?`;
const TAG = new RegExp(`<(/?)([A-Za-z][\\w-]*)((?:\\s+${ATTRIBUTE})*)\\s*(/?)>`, 'y');

function parseAttributes(text: string): Map<string, string> {
  const pattern = new RegExp(`([^\\s"'<>/=]+)(?:\\s*=\\s*(${VALUE}))?`, 'g');
  return new Map(
    [...text.matchAll(pattern)].map(([, name, value = '']) => [
      name!.toLowerCase(),
      value.replace(/^(["'])(.*)\1$/s, '$2'),
    ]),
  );
}

/**
 * Parses the tags of raw HTML without comments.
 * @returns The tags in order, or the offset of the first `<` that starts none.
 */
export function parseTags(html: string): HtmlTag[] | { badOffset: number } {
  const tags: HtmlTag[] = [];
  for (let offset = html.indexOf('<'); offset !== -1; offset = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = offset;
    const match = TAG.exec(html);
    if (!match) return { badOffset: offset };
    const [, slash, name, attributes, selfClosing] = match;
    tags.push({
      kind: slash ? 'close' : 'open',
      name: name!.toLowerCase(),
      attributes: parseAttributes(attributes!),
      isSelfClosing: selfClosing === '/',
      offset,
    });
  }
  return tags;
}
