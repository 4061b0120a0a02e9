import type { ApiEntry } from '../../read/reference/apiTypes';

/** The parts of an index; their ids are those of the headings. */
export const INDEX_GROUPS: readonly { id: string; title: string; kinds: ApiEntry['kind'][] }[] = [
  { id: 'components', title: 'Components', kinds: ['component'] },
  { id: 'interfaces', title: 'Interfaces', kinds: ['interface'] },
  { id: 'hooks', title: 'Hooks', kinds: ['hook'] },
  {
    id: 'events-and-selectors',
    title: 'Events, selectors, and types',
    kinds: ['events', 'selectors', 'types'],
  },
];

/** A part of an index with its entries. */
interface IndexGroup {
  id: string;
  title: string;
  entries: ApiEntry[];
}

/** Returns the parts that a product's index has, each sorted by name. */
export function indexGroups(own: readonly ApiEntry[]): IndexGroup[] {
  return INDEX_GROUPS.map(({ kinds, ...group }) => ({
    ...group,
    entries: own
      .filter(({ kind }) => kinds.includes(kind))
      .sort((a, b) => a.name.localeCompare(b.name)),
  })).filter((group) => group.entries.length > 0);
}
