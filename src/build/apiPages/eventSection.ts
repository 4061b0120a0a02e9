import type { ApiEvent, ApiEvents } from '../../core/apiTypes';
import { rowId } from '../../core/apiRowId';
import { escapeHtml } from '../../core/escapeHtml';
import type { Plan } from '../../core/types';
import type { RenderContext } from './apiContext';
import type { ApiSection } from './apiSection';
import { toSlug } from '../api/slug';
import { renderText } from './renderText';
import { renderType } from './renderType';
import { rowMarks } from './rowMarks';

/** The grid that has what a plan adds. */
const GRIDS: Readonly<Record<Plan | 'community', string>> = {
  community: 'DataGrid',
  pro: 'DataGridPro',
  premium: 'DataGridPremium',
};

/** Returns the section with the events of a product and what their listeners get. */
export function eventSection({ events }: ApiEvents, context: RenderContext): ApiSection {
  return {
    id: 'events',
    title: 'Events',
    nameColumn: 'Event',
    columns: [
      { key: 'type', title: 'Arguments' },
      { key: 'description', title: 'Description' },
    ],
    rows: events.map((event) => ({
      id: rowId(context.owner, 'event', event.name),
      name: event.name,
      marks: rowMarks(event),
      cells: () => [renderArguments(event, context), renderDescription(event, context)],
    })),
  };
}

function renderArguments({ params, event }: ApiEvent, { types }: RenderContext): string {
  const parts = { params, event, details: 'GridCallbackDetails' };
  const items = Object.entries(parts).map(
    ([name, type]) => `<li>${renderType(type, types, `${name}: `)}</li>`,
  );
  return `<ul class="api-signature">${items.join('')}</ul>`;
}

function renderDescription(event: ApiEvent, context: RenderContext): string {
  const { description, componentProp, plan = 'community' } = event;
  const text = renderText(description, context);
  const grid = GRIDS[plan];
  const page = context.pageOf(grid);
  if (!componentProp || !page) return text;
  const href = `${page}#${rowId(toSlug(grid), 'prop', componentProp)}`;
  return `${text}<p>Prop: <a href="${href}"><code>${escapeHtml(componentProp)}</code></a></p>`;
}
