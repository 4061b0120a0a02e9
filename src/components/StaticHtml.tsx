import { memo } from 'react';
import { trustedHtml } from '../browser/trustedHtml';

interface StaticHtmlProps {
  /** HTML made by our build. Empty while React adopts what the document already holds. */
  html: string;
  className?: string;
}

/**
 * HTML that the build has rendered. On the first load the document holds it and the page's data does
 * not: React leaves what it finds alone, as long as the props stay the same.
 */
export const StaticHtml = memo(function StaticHtml({ html, className }: StaticHtmlProps) {
  return (
    <div
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
});
