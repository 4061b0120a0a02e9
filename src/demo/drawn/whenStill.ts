/** How long nothing may change until a demo counts as drawn, in milliseconds. */
const STILL_MS = 80;
/** The same where somebody waits for the demo: two frames, in which it measures itself. */
const AWAITED_STILL_MS = 34;
/** A demo that never stands still is shown after this time, in milliseconds. */
const LIMIT_MS = 3000;

/**
 * Calls back once an element has stood still: charts and grids measure themselves before they draw.
 * @param root Its content, attributes and texts count.
 * @param isReady Asked when it stands still: one that still loads its data is waited for.
 * @param isAwaited Whether somebody has pressed something in it.
 * @param onStill Called once, in a task of its own.
 * @returns Stops the waiting.
 */
export function whenStill(
  root: Element,
  { isReady, isAwaited }: { isReady: () => boolean; isAwaited: () => boolean },
  onStill: () => void,
): () => void {
  const finish = () => {
    stop();
    onStill();
  };
  const limit = setTimeout(finish, LIMIT_MS);
  const wait = () =>
    setTimeout(
      () => {
        if (isAwaited() || isReady()) finish();
        else still = wait();
      },
      isAwaited() ? AWAITED_STILL_MS : STILL_MS,
    );
  let still = wait();
  const changes = new MutationObserver(() => {
    clearTimeout(still);
    still = wait();
  });
  const stop = () => {
    clearTimeout(limit);
    clearTimeout(still);
    changes.disconnect();
  };
  changes.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
  return stop;
}
