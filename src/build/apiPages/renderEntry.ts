import type { ApiEntry } from '../../core/apiTypes';
import { escapeHtml } from '../../core/escapeHtml';
import { repositoryLink } from '../../core/repository';
import type { TocEntry } from '../../core/types';
import type { RenderContext } from './apiContext';
import { rowsOf, type ApiSection } from './apiSection';
import { entrySections } from './entrySections';
import { renderFacts } from './renderFacts';
import { renderHeading } from './renderHeading';
import { renderImports } from './renderImports';
import { renderSection } from './renderSection';
import { renderText } from './renderText';
import { renderToolbar } from './renderToolbar';

/** Ids of the headings that are no tables. */
export const FIXED_IDS = { imports: 'import', guides: 'guides' } as const;

/** An entry's page as the view gets it. */
export interface RenderedEntry {
  html: string;
  toc: TocEntry[];
}

/** Returns the text of an entry's page: everything below its title. */
export function renderEntry(entry: ApiEntry, context: RenderContext): RenderedEntry {
  const sections = entrySections(entry, context);
  const rows = sections.flatMap(rowsOf).length;
  const html = [
    renderNotes(entry, context),
    entry.imports.length > 0 ? renderHeading(2, FIXED_IDS.imports, 'Import') : '',
    renderImports(entry.imports),
    renderGuides(entry),
    rows > 0 ? renderToolbar(rows) : '',
    ...sections.map((section) => {
      const facts = entry.kind === 'component' && section.id === 'props' ? renderFacts(entry) : '';
      return renderSection(section) + facts;
    }),
    `<p class="api-source"><a href="${repositoryLink(entry.source)}" rel="noopener">Source code</a> · <a href="index.json">This page as JSON</a></p>`,
  ];
  return { html: html.join(''), toc: tocOf(entry, sections) };
}

/** The description and, above it, that the entry should be used no more. */
function renderNotes(entry: ApiEntry, context: RenderContext): string {
  const { kind, description, deprecated, deprecationInfo = '' } = entry;
  // Lists have theirs under the title.
  const isList = kind === 'events' || kind === 'selectors';
  const text = isList ? '' : renderText(description, context);
  const isBlock = text.startsWith('<p>') || text.startsWith('<ul>');
  const reason = renderText(deprecationInfo, context);
  const warning = `<p class="api-deprecation"><strong>Deprecated.</strong> ${reason}</p>`;
  return (deprecated ? warning : '') + (text === '' || isBlock ? text : `<p>${text}</p>`);
}

function renderGuides({ demos }: ApiEntry): string {
  if (demos.length === 0) return '';
  const items = demos.map(
    ({ title, pathname }) => `<li><a href="${pathname}">${escapeHtml(title)}</a></li>`,
  );
  return `${renderHeading(2, FIXED_IDS.guides, 'Guides')}<p>Demos and explanations:</p><ul>${items.join('')}</ul>`;
}

function tocOf(entry: ApiEntry, sections: readonly ApiSection[]): TocEntry[] {
  const start: TocEntry[] = [];
  if (entry.imports.length > 0) start.push({ id: FIXED_IDS.imports, title: 'Import', level: 2 });
  if (entry.demos.length > 0) start.push({ id: FIXED_IDS.guides, title: 'Guides', level: 2 });
  const tables = sections.flatMap(({ id, title, groups = [] }): TocEntry[] => [
    { id, title, level: 2 },
    ...groups.map((group) => ({ id: group.id, title: group.title, level: 3 as const })),
  ]);
  return [...start, ...tables];
}
