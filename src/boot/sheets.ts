/**
 * Style sheets of the document that do not come: for minutes a browser would show nothing at all, and
 * run no other script. After a while they are taken in without waiting for them, so the page is read
 * without style until they are there. This script is asked for with `async`, which waits for nothing.
 */
import { renewFile } from '../browser/renewFile';

/** How long a style sheet may hold up the page, in milliseconds. */
const PATIENCE_MS = 10_000;

setTimeout(() => {
  // The boot script stands behind them and before the body: they have come. What others add since is
  // theirs, and they wait for that very element.
  if (document.body) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) replaceSheet(link);
  }
}, PATIENCE_MS);

/** What a script puts in holds nothing up. */
function replaceSheet(link: HTMLLinkElement): void {
  const again = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(again);
  // Slow is better than never: only what has not come by then is asked for anew.
  setTimeout(() => {
    if (!again.sheet) void renewFile(again.href).then(() => again.replaceWith(again.cloneNode()));
  }, PATIENCE_MS);
}
