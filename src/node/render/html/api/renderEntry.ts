import type { ApiEntry } from '../../../read/reference/apiTypes';
import { escapeHtml } from '../../../../core/escapeHtml';
import { repositoryLink } from '../../../../core/repository';
import type { TocEntry } from '../../../../core/types';
import { FIXED_IDS, rowsOf, type ApiSection } from '../../../model/api/apiSection';
import { entrySections } from '../../../model/api/entrySections';
import { guideName } from '../../../../core/guideName';
import { isListPage } from '../../../model/api/listPages';
import type { RenderContext } from '../../apiContext';
import { renderFacts } from './renderFacts';
import { renderImports } from './renderImports';
import { renderSection } from './renderSection';
import { renderText } from './renderText';
import { renderToolbar } from './renderToolbar';

/** More guides than these are folded: what readers come for is below them. */
const GUIDES_ON_A_LINE = 6;

/** An entry's page as the view gets it. */
export interface RenderedEntry {
  html: string;
  toc: TocEntry[];
}

/** Returns the text of an entry's page: everything below its title. */
export function renderEntry(entry: ApiEntry, context: RenderContext): RenderedEntry {
  const sections = entrySections(entry);
  const rows = sections.flatMap(rowsOf).length;
  const html = [
    renderNotes(entry, context),
    renderStart(entry),
    rows > 0 ? renderToolbar(rows) : '',
    ...sections.map((section) => {
      const facts = entry.kind === 'component' && section.id === 'props' ? renderFacts(entry) : '';
      return renderSection(section, context) + facts;
    }),
    `<p class="api-source"><a href="${repositoryLink(entry.source)}" rel="noopener">Source code</a> · <a href="index.json">This page as JSON</a></p>`,
  ];
  return { html: html.join(''), toc: tocOf(sections) };
}

/** The description and, above it, that the entry should be used no more. */
function renderNotes(entry: ApiEntry, context: RenderContext): string {
  const { description, deprecated, deprecationInfo = '' } = entry;
  const text = isListPage(entry) ? '' : renderText(description, context);
  const isBlock = text.startsWith('<p>') || text.startsWith('<ul>');
  const reason = renderText(deprecationInfo, context);
  const warning = `<p class="api-deprecation"><strong>Deprecated.</strong> ${reason}</p>`;
  return (deprecated ? warning : '') + (text === '' || isBlock ? text : `<p>${text}</p>`);
}

/** The imports and, on the line below them, where to read on. */
function renderStart(entry: ApiEntry): string {
  const start = renderImports(entry.imports, FIXED_IDS.imports) + renderGuides(entry);
  return start && `<div class="api-start">${start}</div>`;
}

function renderGuides({ demos }: ApiEntry): string {
  if (demos.length === 0) return '';
  const links = demos
    .map(({ title, pathname }) => `<a href="${pathname}">${escapeHtml(guideName(title))}</a>`)
    .join(', ');
  const { guides } = FIXED_IDS;
  if (demos.length <= GUIDES_ON_A_LINE) {
    return `<p id="${guides}">Explained in ${links}</p>`;
  }
  return `<details class="api-fold" id="${guides}"><summary>Explained in ${demos.length} guides</summary><p>${links}</p></details>`;
}

function tocOf(sections: readonly ApiSection[]): TocEntry[] {
  return sections.flatMap(({ id, title, groups = [] }): TocEntry[] => [
    { id, title, level: 2 },
    ...groups.map((group) => ({ id: group.id, title: group.title, level: 3 as const })),
  ]);
}
