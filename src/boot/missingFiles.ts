import { buildOf } from '../core/buildOf';
import { reloadWhenSafe } from './reloadWhenSafe';

/**
 * A page that stays open while the site is deployed asks for files that are gone. Where a script or
 * a style sheet of the build is missing and another build is deployed, the page is loaded anew, once
 * for each build: a page of one build never runs scripts of another.
 */
const KEY = 'docs-reloaded-for-files';
const BUILD_FILE = /^\/(_next\/static|assets)\//;

/** Watches every script and style sheet that the page loads. */
export function replaceMissingFiles(): void {
  // Such errors do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address && BUILD_FILE.test(address.pathname)) void reloadIfDeployed(address.href);
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

async function reloadIfDeployed(file: string): Promise<void> {
  try {
    const build = buildOf(await textOf(location.pathname));
    if (!build || build === buildOf(document.getElementById('__NEXT_DATA__')?.outerHTML ?? ''))
      return;
    if (sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
    // A browser may have stored that the file is missing; a rollback brings it back.
    await fetch(file, { cache: 'reload' }).catch(() => undefined);
    reloadWhenSafe();
  } catch {
    // No network, or no storage that could stop a loop: the page stays as it is.
  }
}

async function textOf(path: string): Promise<string> {
  return (await fetch(path, { cache: 'no-store' })).text();
}
