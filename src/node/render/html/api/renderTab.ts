import type { ApiEntry } from '../../../read/reference/apiTypes';
import { rowsOf } from '../../../model/api/apiSection';
import { versionsOf } from '../../../model/api/planVersions';
import { tabParts, tabToc, type TabPart } from '../../../model/api/tabParts';
import type { RenderContext } from '../../apiContext';
import type { RenderedEntry } from './renderEntry';
import { renderHeading } from './renderHeading';
import { renderImports } from './renderImports';
import { renderSection } from './renderSection';
import { renderText } from './renderText';
import { renderToolbar } from './renderToolbar';
import { rowMarks } from './rowMarks';

/**
 * Returns the text of a guide's API tab: of each entry its imports and props, and links to its page
 * for slots and classes and to the versions of other plans (SPEC 1.6).
 */
export function renderTab(
  shown: readonly ApiEntry[],
  entries: readonly ApiEntry[],
  contextOf: (entry: ApiEntry) => RenderContext,
): RenderedEntry {
  const parts = tabParts(shown);
  const html = parts.map((part) => {
    const { entry, own } = part;
    const context = contextOf(entry);
    return [
      renderHeading(2, entry.slug, entry.name, rowMarks(entry)),
      entry.description === '' ? '' : `<div>${renderText(entry.description, context)}</div>`,
      renderImports(entry.imports),
      ...own.map((section) => renderSection(section, context, 3)),
      renderLinks(part, entries),
    ].join('');
  });
  const rows = parts.flatMap(({ own }) => own.flatMap(rowsOf));
  const toolbar = rows.length > 0 ? renderToolbar(rows.length) : '';
  return { html: toolbar + html.join(''), toc: tabToc(parts) };
}

function renderLinks({ entry, others }: TabPart, entries: readonly ApiEntry[]): string {
  const { name, pathname } = entry;
  const links = [
    `<a href="${pathname}">${name} API</a>`,
    ...others.map((section) => {
      const { length } = rowsOf(section);
      return `<a href="${pathname}#${section.id}">${name}: ${section.title} (${length})</a>`;
    }),
    ...versionsOf(entry, entries).map((version) => {
      return `<a href="${version.pathname}">${version.name} API</a>${rowMarks(version)}`;
    }),
  ];
  return `<ul class="api-more">${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
}
