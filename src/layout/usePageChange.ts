import Router from 'next/router';
import { useEffect } from 'react';
import { PAGE_CHANGE } from '../core/constants';

/**
 * Tells everybody outside React, by an event on `document`, that another page is shown. A change of
 * the query or the hash alone, such as another language, leaves the reader on the same page.
 */
export function usePageChange(): void {
  useEffect(() => {
    let shown = location.pathname;
    const tell = () => {
      const { pathname } = location;
      if (pathname === shown) return;
      shown = pathname;
      document.dispatchEvent(new CustomEvent(PAGE_CHANGE, { detail: pathname }));
    };
    Router.events.on('routeChangeComplete', tell);
    return () => Router.events.off('routeChangeComplete', tell);
  }, []);
}
