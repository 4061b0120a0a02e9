import { ContentError } from '../../kit/contentError';

/** What a decoder writes for bytes that are no UTF-8, and the marks by which packs part documents. */
const UNREADABLE = /[\uFFFD\uE000-\uF8FF]/;

/**
 * Returns the text of a file as the pipeline reads it: without a byte order mark and with `\n` line
 * ends. Line numbers stay the same.
 * @throws ContentError for bytes that are no UTF-8, and for characters of private use.
 */
export function normalizeSource(source: string, file: string): string {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const at = text.search(UNREADABLE);
  if (at === -1) return text;
  const code = text.charCodeAt(at).toString(16).toUpperCase();
  throw new ContentError(
    { file, line: text.slice(0, at).split('\n').length },
    `The character U+${code} stands for nothing that a reader could see.`,
    'Save the file as UTF-8 and write the character that is meant.',
  );
}
