import { useEffect, type ReactNode } from 'react';
import type { PageProps } from '../core/pageProps';
import { AdConfigProvider } from './AdConfigProvider';
import { CodeStylingProvider } from './CodeStylingProvider';
import { CodeVariantProvider } from './CodeVariantProvider';
import { ConsentProvider } from './ConsentProvider';
import { DisplayPreferenceProvider } from './DisplayPreferenceProvider';
import { DocsConfigProvider } from './DocsConfigProvider';
import { PaletteColorsProvider } from './PaletteColorsProvider';
import { StyleCacheProvider } from './StyleCacheProvider';
import { ThemeAndModeProvider } from './ThemeAndModeProvider';
import { UserLanguageProvider } from './UserLanguageProvider';

interface AppProvidersProps {
  /** Next's own error page, which only `next dev` shows, has none. */
  pageProps?: Partial<PageProps>;
  pathname?: string;
  children: ReactNode;
}

/** Everything that a page may ask for through a context. */
export function AppProviders({ pageProps = {}, pathname = '', children }: AppProvidersProps) {
  useEffect(() => {
    // Tells the boot scripts that React answers clicks from now on.
    document.documentElement.setAttribute('data-ready', '');
  }, []);
  // The playground shows plain Material UI (SPEC 1.7).
  const isThemed = !pathname.startsWith('/playground');
  return (
    <DocsConfigProvider>
      <UserLanguageProvider pageLanguage={pageProps.userLanguage ?? 'en'}>
        <CodeVariantProvider>
          <CodeStylingProvider>
            <DisplayPreferenceProvider>
              <PaletteColorsProvider>
                <StyleCacheProvider>
                  <ConsentProvider>
                    <AdConfigProvider>
                      {isThemed ? (
                        <ThemeAndModeProvider>{children}</ThemeAndModeProvider>
                      ) : (
                        children
                      )}
                    </AdConfigProvider>
                  </ConsentProvider>
                </StyleCacheProvider>
              </PaletteColorsProvider>
            </DisplayPreferenceProvider>
          </CodeStylingProvider>
        </CodeVariantProvider>
      </UserLanguageProvider>
    </DocsConfigProvider>
  );
}
