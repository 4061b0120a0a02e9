import type { TocEntry } from '../../../core/types';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { rowsOf, type ApiSection } from './apiSection';
import { entrySections } from './entrySections';

/** Sections that a tab leaves to the API page. */
const ON_PAGE_ONLY: readonly ApiSection['kind'][] = ['slots', 'classes'];

/** What a guide's API tab has of one entry. */
export interface TabPart {
  entry: ApiEntry;
  /** Shown on the tab. */
  own: ApiSection[];
  /** Linked to. */
  others: ApiSection[];
}

/** Returns the parts of a guide's API tab, one for each entry (SPEC 1.6). */
export function tabParts(shown: readonly ApiEntry[]): TabPart[] {
  return shown.map((entry) => {
    const sections = entrySections(entry);
    const isOther = ({ kind }: ApiSection) => ON_PAGE_ONLY.includes(kind);
    // Two components on one page both have props: the ids of their headings begin with their names.
    const own = sections
      .filter((section) => !isOther(section))
      .map((section) => ({ ...section, id: `${entry.slug}-${section.id}` }));
    return { entry, own, others: sections.filter(isOther) };
  });
}

/** Returns the headings of a tab. */
export function tabToc(parts: readonly TabPart[]): TocEntry[] {
  return parts.flatMap(({ entry, own }): TocEntry[] => [
    { id: entry.slug, title: entry.name, level: 2 },
    ...own.map(({ id, title }) => ({ id, title, level: 3 as const })),
  ]);
}

/** Returns every id that a hash can name on a tab. */
export function tabIds(parts: readonly TabPart[]): string[] {
  const rows = parts.flatMap(({ own }) => own.flatMap(rowsOf));
  return [...tabToc(parts), ...rows].map(({ id }) => id);
}
