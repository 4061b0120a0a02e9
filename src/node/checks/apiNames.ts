import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ApiEntry, ApiProp } from '../read/reference/apiTypes';
import { ContentError } from '../kit/contentError';
import type { Site } from '../model/site';

const RECORD = 'records/api-names.json';

/** Behind the name of a prop that the packages say nothing about. */
const SILENT = ' (no description)';

/** What each page of the API reference documents, as `prop columns`, by pathname. */
export type ApiNames = Record<string, string[]>;

/** Returns everything that the entries document, in a form that reads well in a diff. */
export function documentedNames(entries: readonly ApiEntry[]): ApiNames {
  const pages = entries.map((entry) => [entry.pathname, namesOf(entry).sort()] as const);
  return Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns what was recorded and is documented no more, or without its description. */
export function lostNames(recorded: ApiNames, current: ApiNames): string[] {
  return Object.entries(recorded).flatMap(([pathname, names]) => {
    const present = current[pathname];
    if (!present) return [`${pathname} (the page)`];
    const known = new Set(present);
    return names
      .filter((name) => !known.has(name) && !known.has(name.replace(SILENT, '')))
      .map((name) => describeLoss(pathname, name, known));
  });
}

/**
 * Checks that nothing which was documented has disappeared or has lost its description (issue 5).
 * @throws ContentError that names what is lost.
 */
export function checkApiNames({ api }: Pick<Site, 'api'>): void {
  if (!existsSync(RECORD)) return;
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as ApiNames;
  const lost = lostNames(recorded, documentedNames([...api.entries, ...api.parts]));
  if (lost.length === 0) return;
  throw new ContentError(
    { file: RECORD },
    `The API reference has lost ${lost.length} names:\n    ${lost.join('\n    ')}`,
    'Mend the extractor; when the packages have changed, run `npm run record` and review its diff.',
  );
}

/** Writes what is documented today. Unlike anchors, what the packages drop is dropped here too. */
export function recordApiNames({ api }: Pick<Site, 'api'>): void {
  const names = documentedNames([...api.entries, ...api.parts]);
  writeFileSync(RECORD, `${JSON.stringify(names, null, 1)}\n`);
}

function describeLoss(pathname: string, name: string, known: ReadonlySet<string>): string {
  const loss = known.has(name + SILENT) ? 'its description' : 'the whole entry';
  return `${pathname} ${name}: ${loss}`;
}

function namesOf(entry: ApiEntry): string[] {
  const named = (kind: string, list: readonly { name: string }[]) =>
    list.map(({ name }) => `${kind} ${name}`);
  switch (entry.kind) {
    case 'component':
      return [
        ...propNames('prop', entry.props),
        ...named('slot', entry.slots),
        ...entry.classes.map(({ key }) => `class ${key}`),
      ];
    case 'interface':
      return propNames('member', entry.props);
    case 'hook':
      return [
        ...named('parameter', entry.parameters),
        ...propNames('member', entry.props),
        ...propNames('return', entry.returns.members),
      ];
    case 'events':
      return named('event', entry.events);
    case 'selectors':
      return named('selector', entry.selectors);
    case 'types':
      return named('type', entry.declarations);
  }
}

function propNames(kind: string, props: readonly ApiProp[]): string[] {
  return props.map(({ name, description }) => `${kind} ${name}${description ? '' : SILENT}`);
}
