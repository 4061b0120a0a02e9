import { StaticHtml } from '../components/StaticHtml';
import { escapeHtml } from '../core/escapeHtml';
import type { TocEntry } from '../core/types';
import { useTranslate } from '../providers/useTranslate';

function renderEntries(entries: readonly TocEntry[]): string {
  const items = entries.map(
    ({ id, title, level }) =>
      `<li class="toc-${level}"><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/**
 * The table of contents of a page: its h2 and h3 (SPEC 1.11). The list stands beside the disclosure
 * and not inside, so that one list serves narrow screens, where the style sheet shows it when the
 * disclosure is open, and wide ones, where it is always there.
 */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  const translate = useTranslate();
  const title = translate('On this page');
  return (
    <nav className="toc" aria-label={title}>
      <details className="toc-disclosure">
        <summary>
          <span className="icon icon-chevron-right" />
          {title}
        </summary>
      </details>
      <p className="toc-title">{title}</p>
      <StaticHtml html={renderEntries(entries)} />
    </nav>
  );
}
