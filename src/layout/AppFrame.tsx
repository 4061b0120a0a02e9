import { useLayoutEffect, type ReactNode } from 'react';
import { Analytics } from '../analytics/Analytics';
import { Consent } from '../consent/Consent';
import { productFromPath } from '../core/productId';
import { useTranslate } from '../providers/useTranslate';
import { PageId } from '../core/dom/page';
import { AppBar } from './AppBar';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { endHangingFiles } from './hangingFiles';
import { LanguageNote } from './LanguageNote';
import { SettingsDialog } from './SettingsDialog';
import { SectionMenu } from './SectionMenu';
import { RouteProgress } from './RouteProgress';
import { SideNav } from './SideNav';
import { usePageChange } from './usePageChange';
import { useScrollRestoration } from './useScrollRestoration';

interface AppFrameProps {
  /** Path of the page that is shown. */
  pathname: string;
  children: ReactNode;
}

/** Bar, side navigation and the place of the page; it stays when the page changes. */
export function AppFrame({ pathname, children }: AppFrameProps) {
  const translate = useTranslate();
  // Before the effects that load anything.
  useLayoutEffect(endHangingFiles, []);
  // In this order: who hears of a new page finds it scrolled to its place.
  useScrollRestoration();
  usePageChange();
  const productId = productFromPath(pathname).id;
  return (
    <>
      <RouteProgress />
      <a className="skip-link" href={`#${PageId.main}`}>
        {translate('Skip to content')}
      </a>
      <AppBar productId={productId} />
      <SideNav />
      <main id={PageId.main} tabIndex={-1}>
        <LanguageNote />
        {children}
      </main>
      <Footer productId={productId} />
      <BackToTop />
      <SectionMenu />
      <SettingsDialog />
      <Consent />
      <Analytics />
    </>
  );
}
