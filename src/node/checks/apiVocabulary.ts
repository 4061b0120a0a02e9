import type { ApiEntry } from '../read/reference/apiTypes';

/** Props that every component has: they say nothing about what a demo teaches. */
const UNSPECIFIC = new Set(['sx', 'className', 'style', 'children', 'ref', 'key', 'component']);

/** Returns the names of the products' props, methods, options and hooks, as code uses them. */
export function apiVocabulary(entries: readonly ApiEntry[]): ReadonlySet<string> {
  const names = entries.flatMap(namesOf).filter((name) => !UNSPECIFIC.has(name));
  return new Set(names);
}

function namesOf(entry: ApiEntry): string[] {
  const listed = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  switch (entry.kind) {
    case 'component':
    case 'interface':
      return listed(entry.props);
    case 'hook':
      return [entry.name, ...listed(entry.props), ...listed(entry.returns.members)];
    case 'events':
      return listed(entry.events);
    case 'selectors':
      return listed(entry.selectors);
    case 'types':
      // A sentence may name a type of what its code shows.
      return [];
  }
}
