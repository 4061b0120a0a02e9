import { Suspense, type ReactNode } from 'react';

interface HydratedLaterProps {
  /** Otherwise the part is adopted with the page. */
  isLater: boolean;
  children: ReactNode;
}

/**
 * In the export the build writes the marks of the boundary (node/finish/documents/markLaterDemos.ts).
 * React's own renderer would move what is long behind the page, to be put in place by an inline
 * script, which the policy forbids.
 */
const IS_EXPORT = typeof window === 'undefined' && process.env.NODE_ENV === 'production';

/**
 * A part of the document that React adopts when it has adopted the rest of the page and nothing else
 * is to be done, or at once when somebody turns to it: the first demo answers the sooner.
 */
export function HydratedLater({ isLater, children }: HydratedLaterProps) {
  return isLater && !IS_EXPORT ? <Suspense>{children}</Suspense> : children;
}
