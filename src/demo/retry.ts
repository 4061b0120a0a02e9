/** Pause before a file that could not be loaded is asked for again, in milliseconds. */
const RETRY_DELAY_MS = 1000;

/**
 * Runs a load, and once more after a pause when it fails: connections drop for a moment.
 * @throws What the second attempt throws.
 */
export async function loadWithRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}
