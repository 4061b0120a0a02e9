import type { ReactNode } from 'react';
import { HOME } from '../core/constants';
import { BackToTop } from './BackToTop';
import { SideNav } from './SideNav';

/** Bar, side navigation and the place of the page; it stays when the page changes. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="app-bar">
        <a href={HOME}>MUI X</a>
      </header>
      <SideNav />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BackToTop />
    </>
  );
}
