import { memo } from 'react';
import { trustedHtml } from '../core/trustedHtml';

/**
 * Memoised on the markup alone: React would set it anew at each rendering, and with it an empty one
 * over what the document holds.
 */
const Highlighted = memo(function Highlighted({ html }: { html: string }) {
  return <code suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
});

/** Shows the code of a demo: the one place where readers see it, whatever file it comes from. */
export function CodeView({ html }: { html: string }) {
  return (
    <figure className="code-block demo-source">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
      <pre className="language-tsx" tabIndex={0}>
        <Highlighted html={html} />
      </pre>
    </figure>
  );
}
