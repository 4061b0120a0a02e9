import { existsSync, readFileSync } from 'node:fs';
import { writeGenerated } from '../kit/writeGenerated';

const FOLDER = '.generated/cache/checks';

/**
 * Runs a check for what has changed since the check last passed. A clean clone has no records, so
 * there it checks everything.
 * @param name Name of the check, for its record below `.generated/`.
 * @param keys Items with the hash of all that their result depends on, the check's own rules included.
 * @param check Gets the items that are new or changed; throws when one of them is wrong.
 * @throws What the check throws; then nothing is recorded.
 */
export async function checkChanged<Item>(
  name: string,
  keys: ReadonlyMap<Item, string>,
  check: (changed: Item[]) => unknown,
): Promise<void> {
  const record = `${FOLDER}/${name}.json`;
  const passed = new Set(readKeys(record));
  const changed = [...keys].filter(([, key]) => !passed.has(key)).map(([item]) => item);
  console.log(`  ${keys.size} ${name}, ${changed.length} of them new or changed`);
  if (changed.length > 0) await check(changed);
  writeGenerated(record, JSON.stringify([...new Set(keys.values())].sort()));
}

/** A damaged record costs time and hides nothing: everything is checked again. */
function readKeys(record: string): string[] {
  if (!existsSync(record)) return [];
  try {
    const keys: unknown = JSON.parse(readFileSync(record, 'utf8'));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
