const BUILD = /"buildId":"([^"]+)"/;

/** Returns the build that a document is of, as Next writes it into each; undefined for other texts. */
export function buildOf(html: string): string | undefined {
  return BUILD.exec(html)?.[1];
}
