/**
 * Every internal link is a plain `<a href>`. Once React is there, a plain click becomes a client
 * navigation, and hovering or focusing a link fetches its page; before that, the browser navigates.
 */
import type { NextRouter } from 'next/router';

declare global {
  interface Window {
    next?: { router?: NextRouter };
  }
}

/** Handles every link of the page. */
export function listenForLinks(): void {
  addEventListener('click', (event) => {
    const link = internalLink(event.target);
    const router = readyRouter();
    if (!link || !router || !isPlainClick(event) || isSamePage(link)) return;
    event.preventDefault();
    void router.push(link.pathname + link.search + link.hash);
  });
  for (const intent of ['pointerover', 'focusin'] as const) {
    addEventListener(intent, ({ target }) => prefetch(internalLink(target)), { passive: true });
  }
}

/** Next's router, once `_app` has said that it is hydrated. */
function readyRouter(): NextRouter | undefined {
  return document.documentElement.hasAttribute('data-ready') ? window.next?.router : undefined;
}

/** The link around an element when it leads to a page of this site. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !link.pathname.endsWith('/')) return undefined;
  return link.target || link.hasAttribute('download') ? undefined : link;
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}

/** A link to a hash of the page that is shown: the browser scrolls better than a router. */
function isSamePage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

function prefetch(link: HTMLAnchorElement | undefined): void {
  const router = readyRouter();
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!link || !router || connection?.saveData || link.pathname === location.pathname) return;
  void router.prefetch(link.pathname);
}
