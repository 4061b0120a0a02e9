/**
 * Every internal link is a plain `<a href>`. Once React is there, a plain click becomes a client
 * navigation, and hovering or focusing a link fetches its page; before that, the browser navigates.
 */
import type { NextRouter } from 'next/router';
import { internalLink, isPlainClick } from '../browser/internalLink';
import { wantsToSaveData } from '../browser/saveData';
import { addressInLanguage } from '../language/linkLanguage.boot';
import { PageAttribute } from '../core/dom/page';

declare global {
  interface Window {
    next?: { router?: NextRouter };
  }
}

/** The link that was last pointed at before React was there; its page is fetched once it is. */
let wanted: HTMLAnchorElement | undefined;

/** Handles every link of the page. */
export function listenForLinks(): void {
  addEventListener('click', onClick);
  addEventListener('auxclick', ({ target }) => keepLanguage(internalLink(target)));
  for (const intent of ['pointerover', 'focusin'] as const) {
    addEventListener(intent, ({ target }) => prefetch(internalLink(target)), { passive: true });
  }
  const observer = new MutationObserver(() => {
    if (!readyRouter()) return;
    observer.disconnect();
    prefetch(wanted);
  });
  observer.observe(document.documentElement, { attributeFilter: [PageAttribute.ready] });
}

function onClick(event: MouseEvent): void {
  const link = internalLink(event.target);
  if (!link || event.defaultPrevented) return;
  const address = addressInLanguage(link, location.search);
  const router = readyRouter();
  if (!router || !isPlainClick(event) || isHashOfThisPage(address)) {
    keepLanguage(link);
    return;
  }
  event.preventDefault();
  // Next loads the page anew by itself when a file of it fails; this is for everything else.
  router.push(address).catch(() => location.assign(address));
}

/** Next's router, once `_app` has said that it is hydrated. */
function readyRouter(): NextRouter | undefined {
  return document.documentElement.hasAttribute(PageAttribute.ready)
    ? window.next?.router
    : undefined;
}

/** A link to a hash of the page that is shown: the browser scrolls better than a router. */
function isHashOfThisPage(address: string): boolean {
  const [page, hash] = address.split('#');
  return hash !== undefined && page === location.pathname + location.search;
}

/** Gives the link the reader's language for as long as the browser takes to follow it. */
function keepLanguage(link: HTMLAnchorElement | undefined): void {
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  const address = addressInLanguage(link, location.search);
  if (address === link.pathname + link.search + link.hash) return;
  link.setAttribute('href', address);
  setTimeout(() => link.setAttribute('href', href));
}

function prefetch(link: HTMLAnchorElement | undefined): void {
  const router = readyRouter();
  if (!router) wanted = link;
  if (!link || !router || wantsToSaveData() || link.pathname === location.pathname) return;
  // Who points at a name in code reads; its card has what they want to know.
  if (link.matches('code a')) return;
  // Without the network there is nothing to prepare; the click will tell.
  router.prefetch(link.pathname).catch(() => {});
}
