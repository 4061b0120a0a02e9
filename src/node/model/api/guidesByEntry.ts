import { readFileSync } from 'node:fs';
import type { ApiDemoLink, ApiEntry } from '../../read/reference/apiTypes';
import { ContentError } from '../../kit/contentError';
import { suggest } from '../../read/markdown/suggestion';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { findNamed, type NamedKind } from './findNamed';

/**
 * Returns the guides of each entry, by its pathname, in the order of the navigation (SPEC 6.1).
 * @throws ContentError for a name in front matter that the packages do not export.
 */
export function guidesByEntry(
  guides: readonly ParsedGuide[],
  entries: readonly ApiEntry[],
): Map<string, ApiDemoLink[]> {
  const found = new Map<string, ApiDemoLink[]>();
  for (const guide of guides) {
    const { title, components, hooks, productId } = guide.props.meta;
    const named = [...nameAll('component', components), ...nameAll('hook', hooks)];
    for (const { kind, name } of named) {
      const entry = findNamed(entries, kind, name, productId);
      if (!entry) throw unknownName(guide, kind, name, entries);
      const links = found.get(entry.pathname) ?? [];
      found.set(entry.pathname, [...links, { title, pathname: guide.props.pathname }]);
    }
  }
  return found;
}

function nameAll(kind: NamedKind, names: readonly string[]) {
  return [...new Set(names)].map((name) => ({ kind, name }));
}

function unknownName(
  { file }: ParsedGuide,
  kind: NamedKind,
  name: string,
  entries: readonly ApiEntry[],
): ContentError {
  const known = entries.filter((entry) => entry.kind === kind).map((entry) => entry.name);
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(name));
  // All the names would hide the one that helps.
  const near = /^Did you mean "[^"]+"\?/.exec(suggest(name, known, ''))?.[0];
  return new ContentError(
    { file, ...(line >= 0 && { line: line + 1 }) },
    `The API reference has no ${kind} "${name}".`,
    near ?? `Name an exported ${kind}; the indexes of /x/api/ list them all.`,
  );
}
