/** The strings of one language: nested, or flat with dotted keys as page props carry them. */
export interface TranslationTable {
  readonly [key: string]: string | TranslationTable;
}

/** Tables are files that people write: what they hold is checked here, not believed. */
function ownValue(table: unknown, key: string): unknown {
  // Own properties only: `constructor` is a key that a table may lack like any other.
  return typeof table === 'object' && table !== null && Object.hasOwn(table, key)
    ? (table as Record<string, unknown>)[key]
    : undefined;
}

/**
 * Returns the string of a key. An empty string counts as not translated, and so does whatever else
 * a faulty table may hold.
 * @param key Dotted path such as `copy.idle`.
 */
export function lookUp(table: TranslationTable, key: string): string | undefined {
  const nested = key.split('.').reduce<unknown>(ownValue, table);
  const value = ownValue(table, key) ?? nested;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
