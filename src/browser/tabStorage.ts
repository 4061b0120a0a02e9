/** The key under which a tab remembers that a demo of a page is edited. */
export const editingKey = (pathname: string, demo: string) => `editing ${pathname} ${demo}`;

/** Returns what this tab has kept under a key; undefined where there is nothing that can be read. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '');
  } catch {
    // Blocked storage, nothing, or something else under our key.
    return undefined;
  }
}

/**
 * Keeps a value for the next page of this tab, in place of the one before; `undefined` forgets it.
 * Where storage is blocked or full, it lives as long as the page.
 * @param value What JSON can hold.
 * @returns Whether the value is kept.
 */
export function keepTab(key: string, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Blocked or full storage.
    return false;
  }
}
