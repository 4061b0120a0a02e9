import Router from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { namedElement } from '../browser/namedElement';
import { keepPositions, notePosition, notedPosition } from './scrollPositions';

/** How long after hydration or a change of page Next may try to scroll to the hash. */
const NEXT_SCROLLS_MS = 500;

/**
 * Going back and forward shows a page where the reader left it. The browser would scroll before the
 * page is there, and Next always to the top, so both are told to leave it alone. A page load is the
 * browser's business again.
 */
export function useScrollRestoration(): void {
  // Before the browser paints, and before Next's own code for the hash, which runs in a parent.
  useLayoutEffect(ignoreScrollToHash, []);
  useEffect(() => {
    let isChanging = false;
    /** The entry that the reader goes back or forward to, and where it was left. */
    let traversal: { position: number | undefined } | undefined;
    const onScroll = () => {
      if (!isChanging) notePosition();
    };
    const onStart = () => {
      // A traversal has changed the entry already: how far this page is scrolled is not its matter.
      if (!traversal) onScroll();
      isChanging = true;
    };
    const onEnd = () => {
      isChanging = false;
      if (traversal?.position !== undefined) {
        scrollTo(0, traversal.position);
        ignoreScrollToHash();
      }
      traversal = undefined;
    };
    // Next leaves the headings of one page to the browser, or scrolls to the one that the hash names.
    const onPopState = ({ state }: PopStateEvent) => {
      const position = notedPosition();
      if (state && isShown(location.href) && position !== undefined) scrollTo(0, position);
    };
    Router.beforePopState(({ as }) => {
      const position = notedPosition();
      if (isShown(as)) return position === undefined;
      traversal = { position };
      return true;
    });
    const onLeave = () => {
      history.scrollRestoration = 'auto';
      keepPositions();
    };
    const onReturn = () => {
      history.scrollRestoration = 'manual';
    };
    onReturn();
    const firstNote = setTimeout(onScroll);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('popstate', onPopState);
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    Router.events.on('routeChangeStart', onStart);
    Router.events.on('routeChangeComplete', onEnd);
    Router.events.on('routeChangeError', onEnd);
    return () => {
      clearTimeout(firstNote);
      removeEventListener('scroll', onScroll);
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
      Router.events.off('routeChangeStart', onStart);
      Router.events.off('routeChangeComplete', onEnd);
      Router.events.off('routeChangeError', onEnd);
    };
  }, []);
}

/** Whether an address is that of the page on the screen, apart from the hash. */
function isShown(address: string): boolean {
  const pageOf = (url: string) => new URL(url, location.href).href.split('#')[0];
  return pageOf(address) === pageOf(Router.asPath);
}

/**
 * Next scrolls to the hash after hydrating and after each change of page, also where the reader has
 * long scrolled on, or comes back to another place. It does so by this method of the element.
 */
function ignoreScrollToHash(): void {
  const target = namedElement(location.hash);
  if (!target) return;
  target.scrollIntoView = () => {};
  setTimeout(() => Reflect.deleteProperty(target, 'scrollIntoView'), NEXT_SCROLLS_MS);
}
