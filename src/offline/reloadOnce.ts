import { SWITCHED_OFF } from '../core/offline';
import { askBuild } from './askBuild';

/** Builds for which this tab has been reloaded already. */
const KEY = 'docs-reloaded-for';

/**
 * Reloads the page once it is focused, because a worker of another build has taken over (SPEC 10.1).
 * Each build reloads a tab once: two builds that are deployed in turns cannot make a loop.
 */
export async function reloadWhenFocused(worker: ServiceWorker | null): Promise<void> {
  const build = (worker && (await askBuild(worker))) ?? SWITCHED_OFF;
  if (!remember(build)) return;
  const reload = () => {
    if (!document.hasFocus() || isTyping()) return;
    removeEventListener('focus', reload);
    removeEventListener('focusout', later);
    location.reload();
  };
  // While `focusout` is handled the field still has the focus.
  const later = () => setTimeout(reload);
  addEventListener('focus', reload);
  addEventListener('focusout', later);
  reload();
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

/** What a reader is writing is not thrown away. */
function isTyping(): boolean {
  const element = document.activeElement;
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  if (element instanceof HTMLInputElement) return element.type === 'text' && element.value !== '';
  return element instanceof HTMLElement && element.isContentEditable;
}
