import { StaticHtml } from '../components/StaticHtml';
import { escapeHtml } from '../core/escapeHtml';
import type { TocEntry } from '../core/types';

function renderEntries(entries: readonly TocEntry[]): string {
  const items = entries.map(
    ({ id, title, level }) =>
      `<li class="toc-${level}"><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** The table of contents of a page: its h2 and h3. */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p id="toc-title">On this page</p>
      <StaticHtml html={renderEntries(entries)} />
    </nav>
  );
}
