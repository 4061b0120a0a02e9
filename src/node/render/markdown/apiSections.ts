import type { RootContent } from 'mdast';
import { markdownPath } from '../../../core/markdownPath';
import type { ApiGroupedRows, ApiRow, ApiSection } from '../../model/api/apiSection';
import { entrySections } from '../../model/api/entrySections';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { descriptionNodes, itemOf, listOf, planName, type ApiWriter } from './apiNodes';
import { typesList } from './apiParts';
import { inlineCode, link, paragraph, sectionHeading, text } from './buildNodes';
import { componentFacts } from './componentFacts';
import { classesPathname } from './partPaths';
import { rowItem } from './rowItem';

/** Returns what the tables of an entry's page say, under the same headings. */
export function apiSections(entry: ApiEntry, writer: ApiWriter): RootContent[] {
  const sections = entrySections(entry);
  const facts = entry.kind === 'component' ? componentFacts(entry, writer.linkTo) : [];
  const hasProps = sections[0]?.kind === 'props';
  return [
    ...(hasProps ? [] : facts),
    ...sections.flatMap((section) => [
      sectionHeading(2, section.id, section.title),
      ...sectionNodes(section, entry, writer),
      ...(section.kind === 'props' ? facts : []),
    ]),
  ];
}

function sectionNodes(section: ApiSection, entry: ApiEntry, writer: ApiWriter): RootContent[] {
  const { kind, result, rows, groups = [] } = section;
  if (kind === 'classes') return classesLine(entry, rows, writer);
  if (kind === 'types') return typesList(entry, rows, writer);
  return [
    ...(result ? itemOf([inlineCode(result.type)], descriptionNodes(result.text, writer)) : []),
    ...rowList(rows, writer),
    ...groups.flatMap((group) => groupNodes(group, writer)),
  ];
}

function rowList(rows: readonly ApiRow[], writer: ApiWriter): RootContent[] {
  return listOf(rows.map((row) => rowItem(row, writer)));
}

function groupNodes(group: ApiGroupedRows, writer: ApiWriter): RootContent[] {
  return [
    sectionHeading(3, group.id, group.title),
    ...(group.plan ? [paragraph(text(`${planName(group.plan)} plan.`))] : []),
    ...descriptionNodes(group.text, writer),
    ...rowList(group.rows, writer),
  ];
}

/** Where the classes are, which have a file of their own. */
function classesLine(
  { pathname, name }: ApiEntry,
  { length }: readonly ApiRow[],
  { linkTo }: ApiWriter,
): RootContent[] {
  const address = linkTo(markdownPath(classesPathname(pathname)));
  const file = link(address, text(`CSS classes of ${name}`));
  return [paragraph(text(`${length} in all: `), file, text('.'))];
}
