import Router from 'next/router';
import { useEffect, useState } from 'react';
import { PROGRESS_DELAY_MS } from '../core/constants';
import { useTranslate } from '../providers/useTranslate';

/** How long a change of page may take before its document is loaded instead, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * A thin bar at the top while a change of page takes longer than a moment (SPEC 1.13). Next waits for
 * a page's data as long as the browser does, which is minutes; then its document may still come.
 */
export function RouteProgress() {
  const translate = useTranslate();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let timer = 0;
    let limit = 0;
    const stopWaiting = () => {
      clearTimeout(timer);
      clearTimeout(limit);
    };
    const start = (url: string) => {
      stopWaiting();
      timer = window.setTimeout(() => setSlow(true), PROGRESS_DELAY_MS);
      limit = window.setTimeout(() => location.assign(url), PATIENCE_MS);
    };
    const end = () => {
      stopWaiting();
      setSlow(false);
    };
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', end);
    Router.events.on('routeChangeError', end);
    return () => {
      end();
      Router.events.off('routeChangeStart', start);
      Router.events.off('routeChangeComplete', end);
      Router.events.off('routeChangeError', end);
    };
  }, []);
  return isSlow ? (
    <div className="route-progress" role="progressbar" aria-label={translate('Loading the page')} />
  ) : null;
}
