/** Longest time that a busy page is waited for, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/**
 * Runs a task when the browser has nothing else to do.
 * @returns A function that calls it off.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
