import { markdownPath } from '../../../core/markdownPath';
import { formatDeclaration } from '../../model/api/formatDeclaration';
import type { ApiRow } from '../../model/api/apiSection';
import { entrySections } from '../../model/api/entrySections';
import type { ApiEntry } from '../../read/reference/apiTypes';
import type { AgentPart } from './agentPart';
import { classesPathname, typesLetter, typesPathname } from './partPaths';
import { anchor } from './anchors';
import { descriptionNodes, listOf, type ApiWriter } from './apiNodes';
import { code, heading, link, list, paragraph, text } from './buildNodes';
import { rowItem } from './rowItem';

type Writer = Omit<ApiWriter, 'linkTo'>;

/** Returns what of an entry's page has an address of its own: few readers need it, and it is long. */
export function apiParts(entry: ApiEntry, title: string, writer: Writer): AgentPart[] {
  return entrySections(entry).flatMap(({ kind, rows }) => {
    if (kind === 'classes') return [classesPart(entry, rows, title, writer)];
    return kind === 'types' ? typesParts(entry, rows, title, writer) : [];
  });
}

function classesPart(
  { pathname, name, plan }: ApiEntry,
  rows: readonly ApiRow[],
  homeTitle: string,
  writer: Writer,
): AgentPart {
  return {
    pathname: classesPathname(pathname),
    title: `CSS classes of ${name}`,
    home: `${pathname}#classes`,
    homeTitle,
    ...(plan && { plan }),
    content: (linkTo) => listOf(rows.map((row) => rowItem(row, { ...writer, linkTo }))),
  };
}

/** Returns the types of a list by letter. */
function typesByLetter(rows: readonly ApiRow[]): Map<string, ApiRow[]> {
  const groups = new Map<string, ApiRow[]>();
  for (const row of rows) {
    const letter = typesLetter(row.name);
    groups.set(letter, [...(groups.get(letter) ?? []), row]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function typesParts(
  { pathname }: ApiEntry,
  types: readonly ApiRow[],
  homeTitle: string,
  writer: Writer,
): AgentPart[] {
  return [...typesByLetter(types)].map(([letter, rows]) => ({
    pathname: typesPathname(pathname, letter),
    title: `${homeTitle}: ${letter}`,
    home: `${pathname}#types`,
    homeTitle,
    content: (linkTo) =>
      rows.flatMap((row) => [
        heading(2, text(`${row.name} `), anchor(row.id)),
        ...descriptionNodes(row.text, { ...writer, linkTo }),
        code(formatDeclaration(row.type ?? ''), 'ts'),
      ]),
  }));
}

/** Returns what the twin itself says of the types: where each is. */
export function typesList({ pathname }: ApiEntry, types: readonly ApiRow[], { linkTo }: ApiWriter) {
  const items = [...typesByLetter(types)].map(([letter, rows]) => {
    const file = link(linkTo(markdownPath(typesPathname(pathname, letter))), text(letter));
    return [paragraph(file, text(`: ${rows.map(({ name }) => name).join(', ')}`))];
  });
  return [list(items)];
}
