import { lookUp, type TranslationTable } from './translationTable';

/** Limit of what page props carry, in bytes of JSON (SPEC 3.1). */
const MAX_BYTES = 1024;

/**
 * Returns the named strings of a table, flat by key, for page props.
 * @param table The strings of one language.
 * @param keys Dotted paths that the view names. Those that the table lacks are left out: `translate`
 *   says so where they are used, and falls back to English.
 * @throws Error when the strings take more than 1 kB.
 */
export function pageTranslations(
  table: TranslationTable,
  keys: readonly string[],
): Record<string, string> {
  const picked = Object.fromEntries(
    keys.flatMap((key) => {
      const text = lookUp(table, key);
      return text === undefined ? [] : [[key, text]];
    }),
  );
  const bytes = new TextEncoder().encode(JSON.stringify(picked)).length;
  if (bytes > MAX_BYTES) {
    throw new Error(
      `Page props carry ${bytes} bytes of translations, ${MAX_BYTES} are allowed.\n` +
        '  Fix: name fewer keys in the view.',
    );
  }
  return picked;
}
