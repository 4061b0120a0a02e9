import type { RootContent } from 'mdast';
import type { ApiEntry } from '../../core/apiTypes';
import { isListPage } from '../apiPages/apiContext';
import { formatDeclaration } from '../apiPages/formatDeclaration';
import { descriptionNodes, type ApiWriter } from './apiNodes';
import { apiSections } from './apiSections';
import { code, heading, link, paragraph, strong, text } from './buildNodes';

/** Returns the text of an entry's page as a tree of plain Markdown. */
export function apiContent(entry: ApiEntry, writer: ApiWriter): RootContent[] {
  const { imports, demos } = entry;
  const guides = demos.flatMap(({ title, pathname }, index) => [
    text(index === 0 ? 'Explained in ' : ', '),
    link(writer.linkTo(pathname), text(title)),
  ]);
  return [
    ...notes(entry, writer),
    ...(imports.length > 0 ? [code(imports.join('\n// or\n'), 'ts')] : []),
    ...(guides.length > 0 ? [paragraph(...guides, text('.'))] : []),
    ...apiSections(entry, writer),
    ...types(entry, writer),
  ];
}

function notes(entry: ApiEntry, writer: ApiWriter): RootContent[] {
  const { description, deprecated, deprecationInfo = '' } = entry;
  const reason = descriptionNodes(deprecationInfo, writer);
  return [
    ...(deprecated ? [paragraph(strong(text('Deprecated.'))), ...reason] : []),
    ...(isListPage(entry) ? [] : descriptionNodes(description, writer)),
  ];
}

/** The types that the entry mentions: links to those with a page, the declarations of the others. */
function types(entry: ApiEntry, { linkTo }: ApiWriter): RootContent[] {
  // The page of types has said it all.
  if (entry.kind === 'types') return [];
  const known = Object.entries(entry.types);
  const pages = known.flatMap(([name, { href, text: own }]) => (own ? [] : [{ name, href }]));
  const declarations = known.flatMap(([, { text: own }]) => (own ? [formatDeclaration(own)] : []));
  if (pages.length === 0 && declarations.length === 0) return [];
  const links = pages.flatMap(({ name, href }, index) => [
    text(index === 0 ? 'See ' : ', '),
    link(linkTo(href), text(name)),
  ]);
  return [
    heading(2, text('Types')),
    ...(declarations.length > 0 ? [code(declarations.join('\n\n'), 'ts')] : []),
    ...(links.length > 0 ? [paragraph(...links, text('.'))] : []),
  ];
}
