import { buildOf } from '../core/buildOf';
import { isHashedAssetPath } from '../core/hashedAssetPath';
import { renewFile } from '../browser/renewFile';
import { reloadWhenSafe } from './reloadWhenSafe';

/**
 * A page that stays open while the site is deployed asks for files that are gone. Where a script or
 * a style sheet of the build is missing and another build is deployed, the page is loaded anew, once
 * for each build: a page of one build never runs scripts of another. A file of the deployed build is
 * had anew, for whoever asks for it again.
 */
const KEY = 'docs-reloaded-for-files';

/** Watches every script and style sheet that the page loads. */
export function replaceMissingFiles(): void {
  // Such errors do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address && isHashedAssetPath(address.pathname)) void replace(address.href);
    },
    true,
  );
}

function addressOf(target: EventTarget | null): URL | undefined {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.href;
  return address ? new URL(address, location.href) : undefined;
}

async function replace(file: string): Promise<void> {
  // A rollback brings missing files back: that they were missing must not stay in the browser.
  const renewal = renewFile(file);
  try {
    const build = buildOf(await textOf(location.pathname));
    if (!build || build === buildOf(document.getElementById('__NEXT_DATA__')?.outerHTML ?? ''))
      return;
    if (sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
    await renewal;
    reloadWhenSafe();
  } catch {
    // No network, or no storage that could stop a loop: the page stays as it is.
  }
}

async function textOf(path: string): Promise<string> {
  return (await fetch(path, { cache: 'no-store' })).text();
}
