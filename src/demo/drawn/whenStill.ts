/** How long nothing may change until a demo counts as drawn, in milliseconds. */
const STILL_MS = 80;
/** A demo that never stands still is shown after this time, in milliseconds. */
const LIMIT_MS = 3000;

/**
 * Calls back once an element has stood still: charts and grids measure themselves before they draw.
 * @param root Its content, attributes and texts count.
 * @param onStill Called once, in a task of its own.
 * @returns Stops the waiting.
 */
export function whenStill(root: Element, onStill: () => void): () => void {
  const finish = () => {
    stop();
    onStill();
  };
  const limit = setTimeout(finish, LIMIT_MS);
  let still = setTimeout(finish, STILL_MS);
  const changes = new MutationObserver(() => {
    clearTimeout(still);
    still = setTimeout(finish, STILL_MS);
  });
  const stop = () => {
    clearTimeout(limit);
    clearTimeout(still);
    changes.disconnect();
  };
  changes.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
  return stop;
}
