/**
 * Returns the text of a file as the pipeline reads it: without a byte order mark and with `\n` line
 * ends. Line numbers stay the same.
 */
export function normalizeSource(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
