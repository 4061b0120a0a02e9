import { RELOAD_WANTED } from '../core/constants';
import { SWITCHED_OFF } from '../core/offline';
import { askBuild } from './askBuild';

/** Builds for which this tab has been reloaded already. */
const KEY = 'docs-reloaded-for';

/**
 * Has the page loaded anew once it is focused, because a worker of another build has taken over
 * (SPEC 10.1). Where that would take something from the reader it is offered instead
 * (boot/reloadWhenSafe.ts). Each build asks a tab once: two builds that are deployed in turns cannot
 * make a loop.
 */
export async function reloadWhenFocused(worker: ServiceWorker | null): Promise<void> {
  const build = (worker && (await askBuild(worker))) ?? SWITCHED_OFF;
  if (!remember(build)) return;
  const ask = () => {
    if (!document.hasFocus()) return;
    removeEventListener('focus', ask);
    document.dispatchEvent(new Event(RELOAD_WANTED));
  };
  addEventListener('focus', ask);
  ask();
}

/** Returns whether this tab may reload for a build, and does so once for each. */
function remember(build: string): boolean {
  try {
    const builds = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (builds.includes(build)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...builds, build]));
    return true;
  } catch {
    // Without storage nothing could stop a loop.
    return false;
  }
}
