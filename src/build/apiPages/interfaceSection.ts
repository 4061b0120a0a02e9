import type { ApiGroup, ApiInterface, ApiProp } from '../../core/apiTypes';
import { rowId, type ApiRowKind } from '../../core/apiRowId';
import { toSlug } from '../api/slug';
import type { RenderContext } from './apiContext';
import type { ApiGroupedRows, ApiSection } from './apiSection';
import { propSection } from './propSection';
import { renderText } from './renderText';
import { rowMarks } from './rowMarks';

/** Returns the section with the members of an interface; those of GridApi by sub-API. */
export function interfaceSection(entry: ApiInterface, context: RenderContext): ApiSection {
  const { props, groups } = entry;
  const options = { id: 'members', title: 'Members', showRequired: !groups, kindOf };
  const section = propSection(props, context, options);
  if (!groups) return section;
  const groupOf = new Map(
    props.map((prop) => [rowId(context.owner, kindOf(prop), prop.name), prop]),
  );
  const rowsOf = (name: string | undefined) =>
    section.rows.filter(({ id }) => groupOf.get(id)?.group === name);
  const grouped = interfaceGroups(entry).map(({ name, plan, description }): ApiGroupedRows => {
    return {
      id: toSlug(name),
      title: name,
      marks: rowMarks({ plan }),
      description: renderText(description, context),
      rows: rowsOf(name),
    };
  });
  return { ...section, rows: rowsOf(undefined), groups: grouped };
}

/** Returns the sub-APIs of an interface that have members, as they are described to readers. */
export function interfaceGroups({ props, groups = [] }: ApiInterface): ApiGroup[] {
  return groups
    .filter(({ name }) => props.some(({ group }) => group === name))
    .map((group) => ({ ...group, description: withoutNotes(group.description) }));
}

/** A function without `= …` is a method, also where it may be absent. */
function kindOf({ signature }: ApiProp): ApiRowKind {
  return signature ? 'method' : 'prop';
}

/** The authors' notes to themselves. */
function withoutNotes(description: string): string {
  return description.replace(/^TODO:.*$/gm, '').trim();
}
