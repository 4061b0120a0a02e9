/**
 * Returns the address of a page's Markdown twin (SPEC 11.1): `/x/a/b/` has `/x/a/b.md`.
 * @param pathname Path of a guide or of a page of the API reference.
 */
export function markdownPath(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}.md`;
}
