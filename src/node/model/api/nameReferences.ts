/** A path of this site that stands in a sentence; the names in brackets are its end. */
const BARE_PATH = /(?<=^|\s)\/x\/[\w/-]*?([\w-]+)\/(?:#([\w-]+))?(?=[\s.,;]|$)/g;

/**
 * Turns `[[GridRowParams]]`, which descriptions of arguments still hold, into code, linked where the
 * name has a page, and paths of this site into links.
 */
export function nameReferences(
  markdown: string,
  pageOf: (name: string) => string | undefined,
): string {
  const named = markdown.replaceAll(BARE_PATH, (path, page: string, section = page) => {
    return `[${(section as string).replaceAll('-', ' ')}](${path})`;
  });
  return named.replace(/\[\[([^\]]+)\]\]/g, (_, name: string) => {
    const href = pageOf(name);
    return href ? `[\`${name}\`](${href})` : `\`${name}\``;
  });
}
