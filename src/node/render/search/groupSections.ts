import type { ApiEntry } from '../../read/reference/apiTypes';
import type { SearchSection } from '../../../core/searchTypes';
import { firstSentence } from '../../model/api/descriptions';
import { entrySections } from '../../model/api/entrySections';

/** Returns the groups inside an interface's page as its parts: the interfaces that make up GridApi. */
export function groupSections(entry: ApiEntry | undefined): SearchSection[] {
  if (entry?.kind !== 'interface' || !entry.groups) return [];
  return entrySections(entry)
    .flatMap(({ groups = [] }) => groups)
    .map(({ id, title, text }) => [id, title, firstSentence(text)]);
}
