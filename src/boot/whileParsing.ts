/**
 * Tries something each time a part of the document has come, until it succeeds or all is there.
 * @param attempt Says whether it has succeeded.
 */
export function whileParsing(attempt: () => boolean): void {
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
