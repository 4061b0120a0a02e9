import { PromptItem } from '../components/PromptItem';
import { markdownPath } from '../core/markdownPath';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { CopyAttribute, CopyClass } from '../core/dom/copy';

/**
 * What a reader can do with the Markdown of a page (SPEC 11.1). The boot scripts answer the buttons,
 * before React and with it (layout/copyMarkdown.boot.ts).
 */
export function PageActions({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  const address = markdownPath(pathname);
  return (
    <ul className="page-actions" aria-label={translate('This page as Markdown')}>
      <li>
        <button type="button" {...attribute(CopyAttribute.page, address)} suppressHydrationWarning>
          <span className="icon icon-copy" />
          <span className={CopyClass.label} suppressHydrationWarning>
            {translate('Copy page')}
          </span>
        </button>
      </li>
      <PromptItem iconOnly />
      <li>
        <a href={address} type="text/markdown" title={translate('View as Markdown')}>
          <span className="icon icon-markdown" />
          <span className="visually-hidden">{translate('View as Markdown')}</span>
        </a>
      </li>
    </ul>
  );
}
