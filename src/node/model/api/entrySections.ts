import type {
  ApiComponent,
  ApiEntry,
  ApiHook,
  ApiInterface,
  ApiSelector,
  ApiSelectors,
} from '../../read/reference/apiTypes';
import { toSlug } from '../../../core/apiSlug';
import {
  classRow,
  eventRow,
  parameterRow,
  propRow,
  selectorRow,
  slotRow,
  typeRow,
} from './apiRows';
import type { ApiSection } from './apiSection';
import { ownerOf } from './listPages';

/** Selectors that their authors have put under no heading. */
const NO_CATEGORY = 'Other';

/** Returns the tables of an entry's page, in reading order. */
export function entrySections(entry: ApiEntry): ApiSection[] {
  const owner = ownerOf(entry);
  switch (entry.kind) {
    case 'component':
      return componentSections(entry, owner);
    case 'interface':
      return [interfaceSection(entry, owner)];
    case 'hook':
      return hookSections(entry, owner);
    case 'events': {
      const rows = entry.events.map((event) => eventRow(event, owner));
      return [{ kind: 'events', id: 'events', title: 'Events', rows }];
    }
    case 'selectors':
      return [selectorSection(entry, owner)];
    case 'types': {
      const rows = entry.declarations.map((declaration) => typeRow(declaration, owner));
      return [{ kind: 'types', id: 'types', title: 'Types', rows }];
    }
  }
}

function componentSections(entry: ApiComponent, owner: string): ApiSection[] {
  const { props, slots, classes, themeName } = entry;
  const hasProp = props.some(({ name }) => name === 'classes');
  const sections: ApiSection[] = [
    {
      kind: 'props',
      id: 'props',
      title: 'Props',
      rows: props.map((prop) => propRow(prop, owner, 'prop', true)),
    },
    {
      kind: 'slots',
      id: 'slots',
      title: 'Slots',
      rows: slots.map((slot) => slotRow(slot, owner)),
    },
    {
      kind: 'classes',
      id: 'classes',
      title: 'CSS classes',
      rows: classes.map((rule) => classRow(rule, owner)),
      classKeys: { hasProp, themeName },
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** The members of an interface; those of GridApi by sub-API. */
function interfaceSection({ props, groups }: ApiInterface, owner: string): ApiSection {
  const rowsIn = (name?: string) =>
    props
      .filter(({ group }) => !groups || group === name)
      // A function without `= …` is a method, also where it may be absent.
      .map((prop) => propRow(prop, owner, prop.signature ? 'method' : 'prop', !groups));
  const section = { kind: 'members', id: 'members', title: 'Members', rows: rowsIn() } as const;
  if (!groups) return section;
  const grouped = groups.map(({ name, plan, description }) => ({
    id: toSlug(name),
    title: name,
    ...(plan && { plan }),
    text: withoutNotes(description),
    rows: rowsIn(name),
  }));
  return { ...section, groups: grouped.filter(({ rows }) => rows.length > 0) };
}

/** What a hook takes and gives: parameters, members of its options, the result. */
function hookSections({ parameters, props, returns }: ApiHook, owner: string): ApiSection[] {
  const { type, description, members } = returns;
  const options: ApiSection[] = [
    {
      kind: 'parameters',
      id: 'parameters',
      title: 'Parameters',
      rows: parameters.map((parameter) => parameterRow(parameter, owner)),
    },
    {
      kind: 'members',
      id: 'members',
      title: `Members of ${parameters[0]?.name ?? 'the first parameter'}`,
      rows: props.map((prop) => propRow(prop, owner, 'prop', true)),
    },
  ];
  const shown = options.filter(({ rows }) => rows.length > 0);
  if (type === 'void' && description === '' && members.length === 0) return shown;
  const result: ApiSection = {
    kind: 'returns',
    id: 'returns',
    title: 'Return value',
    result: { type, text: description },
    rows: members.map((member) => propRow(member, owner, 'return', false)),
  };
  return [...shown, result];
}

/** The selectors of a product by category, those without one last. */
function selectorSection({ selectors }: ApiSelectors, owner: string): ApiSection {
  const categoryOf = ({ category = NO_CATEGORY }: ApiSelector) => category;
  const titles = [...new Set(selectors.map(categoryOf))].sort(
    (a, b) => Number(a === NO_CATEGORY) - Number(b === NO_CATEGORY) || a.localeCompare(b),
  );
  const groups = titles.map((title) => ({
    id: toSlug(title).replaceAll(' ', '-'),
    title,
    text: '',
    rows: selectors
      .filter((selector) => categoryOf(selector) === title)
      .map((selector) => selectorRow(selector, owner)),
  }));
  return { kind: 'selectors', id: 'selectors', title: 'Selectors', rows: [], groups };
}

/** The authors' notes to themselves. */
function withoutNotes(description: string): string {
  return description.replace(/^TODO:.*$/gm, '').trim();
}
