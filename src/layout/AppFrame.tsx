import type { ReactNode } from 'react';
import { HOME } from '../core/constants';

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
      {/* Filled by `_document` and adopted by React as it is. */}
      <nav
        id="side-nav"
        className="side-nav"
        aria-label="Documentation"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
