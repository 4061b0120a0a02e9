const drawn = new Map<string, boolean>();

/**
 * Draws a lot once per session and remembers it: pages and loads of one session agree.
 * @param key Name in sessionStorage.
 * @param share Chance of true, 0 to 1.
 */
export function sessionDraw(key: string, share: number, random = Math.random): boolean {
  const known = drawn.get(key) ?? readDraw(key);
  const isChosen = known ?? random() < share;
  if (known === undefined) writeDraw(key, isChosen);
  drawn.set(key, isChosen);
  return isChosen;
}

/** Forgets what this document has drawn, for tests; the session's storage keeps it. */
export function forgetDraws(): void {
  drawn.clear();
}

function readDraw(key: string): boolean | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === 'yes' || stored === 'no' ? stored === 'yes' : undefined;
  } catch {
    // Blocked storage: the draw holds for this document.
    return undefined;
  }
}

function writeDraw(key: string, isChosen: boolean): void {
  try {
    sessionStorage.setItem(key, isChosen ? 'yes' : 'no');
  } catch {
    // Blocked or full storage, as above.
  }
}
