import type { ApiComponent, ApiDeclaration, ApiEntry, ApiTypes } from '../../core/apiTypes';
import { rowId } from '../../core/apiRowId';
import { markdownPath } from '../../core/markdownPath';
import { formatDeclaration } from '../apiPages/formatDeclaration';
import type { AgentPart } from './agentPart';
import { classesPathname, typesLetter, typesPathname } from './partPaths';
import { anchor } from './anchors';
import { descriptionNodes, itemOf, listOf, marks, rowStart, type ApiWriter } from './apiNodes';
import { code, heading, inlineCode, link, list, paragraph, text } from './buildNodes';

type Writer = Omit<ApiWriter, 'linkTo'>;

/** Returns what of an entry's page has an address of its own: few readers need it, and it is long. */
export function apiParts(entry: ApiEntry, title: string, writer: Writer): AgentPart[] {
  if (entry.kind === 'component' && entry.classes.length > 0) {
    return [classesPart(entry, title, writer)];
  }
  return entry.kind === 'types' ? typesParts(entry, title, writer) : [];
}

function classesPart(entry: ApiComponent, homeTitle: string, writer: Writer): AgentPart {
  const { pathname, name, plan, classes } = entry;
  return {
    pathname: classesPathname(pathname),
    title: `CSS classes of ${name}`,
    home: `${pathname}#classes`,
    homeTitle,
    ...(plan && { plan }),
    content: (linkTo) => {
      const full = { ...writer, linkTo };
      const items = classes.map((rule) => {
        const facts = marks([rule.isGlobal && 'state', rule.deprecated && 'deprecated']);
        const start = rowStart('class', rule.key, full);
        const selector = inlineCode(`.${rule.className}`);
        const description = descriptionNodes(rule.description, full);
        return itemOf([...start, text(': '), selector, ...facts], description);
      });
      return listOf(items);
    },
  };
}

/** Returns the types of a list by letter. */
export function typesByLetter(entry: ApiTypes): Map<string, ApiDeclaration[]> {
  const groups = new Map<string, ApiDeclaration[]>();
  for (const declaration of entry.declarations) {
    const letter = typesLetter(declaration.name);
    groups.set(letter, [...(groups.get(letter) ?? []), declaration]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function typesParts(entry: ApiTypes, homeTitle: string, writer: Writer): AgentPart[] {
  return [...typesByLetter(entry)].map(([letter, declarations]) => ({
    pathname: typesPathname(entry.pathname, letter),
    title: `${homeTitle}: ${letter}`,
    home: `${entry.pathname}#types`,
    homeTitle,
    content: (linkTo) =>
      declarations.flatMap(({ name, text: declaration, description }) => [
        heading(2, text(`${name} `), anchor(rowId(writer.context.owner, 'type', name))),
        ...descriptionNodes(description, { ...writer, linkTo }),
        code(formatDeclaration(declaration), 'ts'),
      ]),
  }));
}

/** Returns what the twin itself says of the types: where each is. */
export function typesList(entry: ApiTypes, { linkTo }: ApiWriter) {
  const items = [...typesByLetter(entry)].map(([letter, declarations]) => {
    const file = link(linkTo(markdownPath(typesPathname(entry.pathname, letter))), text(letter));
    const names = declarations.map(({ name }) => name).join(', ');
    return [paragraph(file, text(`: ${names}`))];
  });
  return [list(items)];
}
