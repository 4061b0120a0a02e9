import type { ApiEntry } from '../../core/apiTypes';
import type { TocEntry } from '../../core/types';
import type { RenderContext } from './apiContext';
import { rowsOf, type ApiSection } from './apiSection';
import { entrySections } from './entrySections';
import { versionsOf } from './planVersions';
import type { RenderedEntry } from './renderEntry';
import { renderHeading } from './renderHeading';
import { renderImports } from './renderImports';
import { renderSection } from './renderSection';
import { renderText } from './renderText';
import { renderToolbar } from './renderToolbar';
import { rowMarks } from './rowMarks';

/** Sections that a tab leaves to the API page. */
const ON_PAGE_ONLY = ['slots', 'classes'];

/** The text of a guide's tab, and what a hash can name on it. */
interface RenderedTab extends RenderedEntry {
  ids: string[];
}

/**
 * Returns the text of a guide's API tab: of each entry its imports and props, and links to its page
 * for slots and classes and to the versions of other plans (SPEC 1.6).
 */
export function renderTab(
  shown: readonly ApiEntry[],
  entries: readonly ApiEntry[],
  contextOf: (entry: ApiEntry) => RenderContext,
): RenderedTab {
  const parts = shown.map((entry) => {
    const context = contextOf(entry);
    const sections = entrySections(entry, context);
    const own = sections.filter(({ id }) => !ON_PAGE_ONLY.includes(id)).map(prefix(entry.slug));
    return { entry, context, own, others: sections.filter(({ id }) => ON_PAGE_ONLY.includes(id)) };
  });
  const rows = parts.flatMap(({ own }) => own.flatMap(rowsOf));
  const html = parts.map(({ entry, context, own, others }) =>
    [
      renderHeading(2, entry.slug, entry.name, rowMarks(entry)),
      entry.description === '' ? '' : `<div>${renderText(entry.description, context)}</div>`,
      renderImports(entry.imports),
      ...own.map((section) => renderSection(section, 3)),
      renderLinks(entry, others, entries),
    ].join(''),
  );
  const toc = parts.flatMap(({ entry, own }): TocEntry[] => [
    { id: entry.slug, title: entry.name, level: 2 },
    ...own.map(({ id, title }) => ({ id, title, level: 3 as const })),
  ]);
  const toolbar = rows.length > 0 ? renderToolbar(rows.length) : '';
  return {
    html: toolbar + html.join(''),
    toc,
    ids: [...toc.map(({ id }) => id), ...rows.map(({ id }) => id)],
  };
}

/** Two components on one page both have props: the ids of their headings begin with their names. */
function prefix(slug: string): (section: ApiSection) => ApiSection {
  return (section) => ({ ...section, id: `${slug}-${section.id}` });
}

function renderLinks(
  entry: ApiEntry,
  others: readonly ApiSection[],
  entries: readonly ApiEntry[],
): string {
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
