import { trustedHtml } from '../browser/trustedHtml';
import { outlineOf, renderOutline } from '../core/demoOutline';

/** What stands for a demo that has no drawing: its outline. */
export function Skeleton({ pathname }: { pathname: string }) {
  const html = trustedHtml(renderOutline(outlineOf(pathname)));
  return <div className="demo-skeleton" dangerouslySetInnerHTML={{ __html: html }} />;
}
