import type { ApiInterface, ApiProp } from '../../core/apiTypes';
import { toSlug } from '../api/slug';
import type { RenderContext } from './apiContext';
import { rowId, type ApiGroupedRows, type ApiRowKind, type ApiSection } from './apiSection';
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
  const grouped = groups.map(({ name, plan, description }): ApiGroupedRows => {
    const text = renderText(withoutNotes(description), context);
    return {
      id: toSlug(name),
      title: name,
      marks: rowMarks({ plan }),
      description: text,
      rows: rowsOf(name),
    };
  });
  return {
    ...section,
    rows: rowsOf(undefined),
    groups: grouped.filter(({ rows }) => rows.length > 0),
  };
}

/** A function without `= …` is a method, also where it may be absent. */
function kindOf({ signature }: ApiProp): ApiRowKind {
  return signature ? 'method' : 'prop';
}

/** The authors' notes to themselves. */
function withoutNotes(description: string): string {
  return description.replace(/^TODO:.*$/gm, '').trim();
}
