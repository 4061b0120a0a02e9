import Router from 'next/router';
import { useEffect, useState } from 'react';
import { PROGRESS_DELAY_MS } from '../core/constants';
import { useTranslate } from '../providers/useTranslate';

/** A thin bar at the top while a change of page takes longer than a moment (SPEC 1.13). */
export function RouteProgress() {
  const translate = useTranslate();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let timer = 0;
    const start = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setSlow(true), PROGRESS_DELAY_MS);
    };
    const end = () => {
      clearTimeout(timer);
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
