import type { ApiArgument, ApiHook } from '../../core/apiTypes';
import { rowId } from '../../core/apiRowId';
import type { RenderContext } from './apiContext';
import type { ApiRow, ApiSection } from './apiSection';
import { propSection } from './propSection';
import { renderText } from './renderText';
import { renderType } from './renderType';

/** Returns what a hook takes and gives: parameters, members of its options, the result. */
export function hookSections(
  { parameters, props, returns }: ApiHook,
  context: RenderContext,
): ApiSection[] {
  const sections: ApiSection[] = [];
  if (parameters.length > 0) sections.push(parameterSection(parameters, context));
  if (props.length > 0) {
    const title = `Members of ${parameters[0]?.name ?? 'the first parameter'}`;
    sections.push(propSection(props, context, { id: 'members', title }));
  }
  const hasResult = returns.type !== 'void' || returns.description !== '';
  if (!hasResult && returns.members.length === 0) return sections;
  const text = renderText(returns.description, context);
  const type = `<p>${renderType(returns.type, context.types)}</p>`;
  const result = propSection(returns.members, context, {
    id: 'returns',
    title: 'Return value',
    // A description of several paragraphs brings elements of its own.
    intro: type + (text && `<div>${text}</div>`),
    showRequired: false,
    kindOf: () => 'return',
  });
  return [...sections, result];
}

function parameterSection(parameters: readonly ApiArgument[], context: RenderContext): ApiSection {
  return {
    id: 'parameters',
    title: 'Parameters',
    nameColumn: 'Name',
    columns: [
      { key: 'type', title: 'Type' },
      { key: 'description', title: 'Description' },
    ],
    rows: parameters.map(({ name, type, description }): ApiRow => {
      const { owner, types } = context;
      return {
        id: rowId(owner, 'parameter', name),
        name,
        marks: '',
        cells: () => [renderType(type, types), renderText(description, context)],
      };
    }),
  };
}
