import type { ApiEntry } from '../../core/apiTypes';
import type { SearchSection } from '../../core/searchTypes';
import { createContexts } from '../apiPages/apiContext';
import { entrySections } from '../apiPages/entrySections';
import { firstSentence } from '../apiPages/renderText';

/** Returns the groups inside an interface's page as its parts: the interfaces that make up GridApi. */
export function groupSections(entry: ApiEntry | undefined): SearchSection[] {
  if (entry?.kind !== 'interface' || !entry.groups) return [];
  const descriptions = new Map(entry.groups.map(({ name, description }) => [name, description]));
  const context = createContexts({ entries: [] }, new Set())(entry);
  return entrySections(entry, context)
    .flatMap(({ groups = [] }) => groups)
    .map(({ id, title }) => [id, title, firstSentence(descriptions.get(title) ?? '')]);
}
