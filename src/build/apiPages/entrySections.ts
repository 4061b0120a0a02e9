import type { ApiComponent, ApiEntry } from '../../core/apiTypes';
import type { RenderContext } from './apiContext';
import type { ApiSection } from './apiSection';
import { classSection } from './classSection';
import { eventSection } from './eventSection';
import { hookSections } from './hookSections';
import { interfaceSection } from './interfaceSection';
import { propSection } from './propSection';
import { selectorSection } from './selectorSection';
import { slotSection } from './slotSection';
import { typeSection } from './typeSection';

/** Returns the tables of an entry's page, in reading order. */
export function entrySections(entry: ApiEntry, context: RenderContext): ApiSection[] {
  switch (entry.kind) {
    case 'component':
      return componentSections(entry, context);
    case 'interface':
      return [interfaceSection(entry, context)];
    case 'hook':
      return hookSections(entry, context);
    case 'events':
      return [eventSection(entry, context)];
    case 'selectors':
      return [selectorSection(entry, context)];
    case 'types':
      return [typeSection(entry, context)];
  }
}

function componentSections(entry: ApiComponent, context: RenderContext): ApiSection[] {
  const { props, slots, classes } = entry;
  const options = { id: 'props', title: 'Props', nameColumn: 'Prop' };
  return [
    ...(props.length > 0 ? [propSection(props, context, options)] : []),
    ...(slots.length > 0 ? [slotSection(slots, context)] : []),
    ...(classes.length > 0 ? [classSection(entry, context)] : []),
  ];
}
