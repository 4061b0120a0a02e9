import type { RootContent } from 'mdast';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { isListPage } from '../../model/api/listPages';
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
    ...apiSections(entry, writer),
    ...(guides.length > 0 ? [paragraph(...guides, text('.'))] : []),
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

/** Where the types are that the entry mentions. */
function types(entry: ApiEntry, { linkTo }: ApiWriter): RootContent[] {
  // The page of types has said it all.
  if (entry.kind === 'types') return [];
  const links = Object.entries(entry.types).flatMap(([name, { href }], index) => [
    text(index === 0 ? 'See ' : ', '),
    link(linkTo(href), text(name)),
  ]);
  return links.length > 0 ? [heading(2, text('Types')), paragraph(...links, text('.'))] : [];
}
