import { useEffect, useLayoutEffect, useReducer, type ReactNode } from 'react';
import type { PageProps } from '../core/pageProps';
import { PageAttribute } from '../core/dom/page';
import { AdConfigProvider } from './AdConfigProvider';
import { ConsentProvider } from './ConsentProvider';
import { DocsConfigProvider } from './DocsConfigProvider';
import { UserLanguageProvider } from './UserLanguageProvider';

interface AppProvidersProps {
  /** Next's own error page, which only `next dev` shows, has none. */
  pageProps?: Partial<PageProps>;
  children: ReactNode;
}

/**
 * What readers have chosen replaces the defaults of the document before the paint: stores are read
 * again in passive effects, which an update of a layout effect brings forward.
 */
function ChoicesBeforePaint() {
  const [, update] = useReducer(() => true, false);
  useLayoutEffect(update, [update]);
  return null;
}

/**
 * Everything that a page may ask for through a context. The theme is not among it: it belongs to
 * demos (demo/theme/), and the playground shows plain Material UI (SPEC 1.7).
 */
export function AppProviders({ pageProps = {}, children }: AppProvidersProps) {
  useEffect(() => {
    // Tells the boot scripts that React answers clicks from now on.
    document.documentElement.setAttribute(PageAttribute.ready, '');
  }, []);
  return (
    <DocsConfigProvider>
      <ChoicesBeforePaint />
      <UserLanguageProvider pageLanguage={pageProps.userLanguage ?? 'en'}>
        <ConsentProvider>
          <AdConfigProvider>{children}</AdConfigProvider>
        </ConsentProvider>
      </UserLanguageProvider>
    </DocsConfigProvider>
  );
}
