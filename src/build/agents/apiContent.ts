import type { RootContent } from 'mdast';
import type { ApiEntry } from '../../core/apiTypes';
import { formatDeclaration } from '../apiPages/formatDeclaration';
import { descriptionNodes, listOf, type ApiWriter } from './apiNodes';
import { apiSections } from './apiSections';
import { code, heading, link, paragraph, strong, text } from './buildNodes';

/** Returns the text of an entry's page as a tree of plain Markdown. */
export function apiContent(entry: ApiEntry, writer: ApiWriter): RootContent[] {
  const { imports, demos } = entry;
  const guides = demos.map(({ title, pathname }) => [
    paragraph(link(writer.linkTo(pathname), text(title))),
  ]);
  return [
    ...notes(entry, writer),
    ...(imports.length > 0
      ? [heading(2, text('Import')), code(imports.join('\n// or\n'), 'ts')]
      : []),
    ...(guides.length > 0 ? [heading(2, text('Guides')), ...listOf(guides)] : []),
    ...apiSections(entry, writer),
    ...types(entry, writer),
  ];
}

function notes(entry: ApiEntry, writer: ApiWriter): RootContent[] {
  const { kind, description, deprecated, deprecationInfo = '' } = entry;
  const isList = kind === 'events' || kind === 'selectors';
  const reason = descriptionNodes(deprecationInfo, writer);
  return [
    ...(deprecated ? [paragraph(strong(text('Deprecated.'))), ...reason] : []),
    // That of lists is the description of their page.
    ...(isList ? [] : descriptionNodes(description, writer)),
  ];
}

/** The types that the entry mentions: links to those with a page, the declarations of the others. */
function types({ types: known }: ApiEntry, { linkTo }: ApiWriter): RootContent[] {
  const pages = Object.entries(known).flatMap(([name, { href }]) => (href ? [{ name, href }] : []));
  const declarations = Object.values(known).flatMap(({ href, text: declaration }) =>
    href || !declaration ? [] : [formatDeclaration(declaration)],
  );
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
