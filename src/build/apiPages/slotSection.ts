import type { ApiSlot } from '../../core/apiTypes';
import { rowId } from '../../core/apiRowId';
import type { RenderContext } from './apiContext';
import type { ApiSection } from './apiSection';
import { renderText } from './renderText';
import { renderCode } from './renderCode';

/** Returns the section with the slots of a component, their defaults and classes. */
export function slotSection(slots: readonly ApiSlot[], context: RenderContext): ApiSection {
  const hasClasses = slots.some((slot) => slot.class !== undefined);
  return {
    id: 'slots',
    title: 'Slots',
    nameColumn: 'Slot',
    columns: [
      { key: 'default', title: 'Default' },
      ...(hasClasses ? [{ key: 'class', title: 'Class' } as const] : []),
      { key: 'description', title: 'Description' },
    ],
    rows: slots.map((slot) => ({
      id: rowId(context.owner, 'slot', slot.name),
      name: slot.name,
      marks: '',
      cells: () => [
        renderSlotDefault(slot.default, context),
        ...(hasClasses ? [renderClass(slot.class)] : []),
        renderText(slot.description, context),
      ],
    })),
  };
}

function renderClass(name: string | undefined): string {
  return name ? `<code>.${renderCode(name)}</code>` : '';
}

function renderSlotDefault(name: string | undefined, { pageOf }: RenderContext): string {
  if (name === undefined) return '';
  const code = `<code>${renderCode(name)}</code>`;
  const href = pageOf(name);
  return href ? `<a href="${href}">${code}</a>` : code;
}
