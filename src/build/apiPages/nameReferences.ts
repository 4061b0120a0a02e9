/**
 * Turns `[[GridRowParams]]`, which descriptions of arguments still hold, into code, linked where the
 * name has a page.
 */
export function nameReferences(
  markdown: string,
  pageOf: (name: string) => string | undefined,
): string {
  return markdown.replace(/\[\[([^\]]+)\]\]/g, (_, name: string) => {
    const href = pageOf(name);
    return href ? `[\`${name}\`](${href})` : `\`${name}\``;
  });
}
