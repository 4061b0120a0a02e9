/**
 * Scripts and style sheets that are added to the page and do not come. A browser waits minutes for an
 * answer, and a script that is cut off or empty ends without a word to who has asked for it. All are
 * made to fail as a missing file does, so that everybody who loads files has one case to handle. The
 * file is had anew first: another request for it would wait for the one that hangs.
 */
import { TRY_AGAIN } from '../core/constants';
import { isHashedAssetPath } from '../core/hashedAssetPath';
import { renewFile } from '../browser/renewFile';

/** How long a file may take, in milliseconds. */
const PATIENCE_MS = 20_000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** What has neither come nor failed. */
const waiting = new Map<FileElement, ReturnType<typeof setTimeout>>();

/** Watches what is added to the head. */
export function endHangingFiles(): void {
  const added = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (isFile(node)) watch(node);
    }
  });
  added.observe(document.head, { childList: true });
  // The reader has waited long enough.
  document.addEventListener(TRY_AGAIN, () => {
    for (const element of waiting.keys()) void giveUp(element);
  });
  addEventListener('error', ({ error, filename }) => {
    if (!(error instanceof SyntaxError) || !isBuildFile(filename)) return;
    const damaged = [...document.scripts].find(({ src }) => src === filename);
    if (damaged) void fail(damaged);
  });
}

/** Only files of the build: services have limits of their own. */
function isFile(node: Node): node is FileElement {
  const isLoaded =
    node instanceof HTMLScriptElement ||
    (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
  return isLoaded && isBuildFile(addressOf(node));
}

function isBuildFile(address: string): boolean {
  const { origin } = location;
  return address.startsWith(origin) && isHashedAssetPath(address.slice(origin.length));
}

function addressOf(element: FileElement): string {
  return element instanceof HTMLScriptElement ? element.src : element.href;
}

function watch(element: FileElement): void {
  waiting.set(
    element,
    setTimeout(() => void giveUp(element), PATIENCE_MS),
  );
  for (const end of ['load', 'error']) {
    element.addEventListener(end, () => {
      clearTimeout(waiting.get(element));
      waiting.delete(element);
      if (end === 'load' && isEmpty(element)) void fail(element);
    });
  }
}

/** A script without content runs and brings nothing; where a hash is asked for, it fails by itself. */
function isEmpty(element: FileElement): element is HTMLScriptElement {
  if (!(element instanceof HTMLScriptElement) || element.integrity !== '') return false;
  const entry = performance.getEntriesByName(element.src).at(-1);
  return (entry as PerformanceResourceTiming | undefined)?.decodedBodySize === 0;
}

/** Each try asks anew, and the first that comes to an end counts: an earlier one may hang as well. */
async function giveUp(element: FileElement): Promise<void> {
  clearTimeout(waiting.get(element));
  await renewFile(addressOf(element));
  if (waiting.has(element)) element.dispatchEvent(new Event('error'));
}

async function fail(damaged: FileElement): Promise<void> {
  await renewFile(addressOf(damaged));
  damaged.dispatchEvent(new Event('error'));
}
