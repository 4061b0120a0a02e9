import type { Paragraph, RootContent } from 'mdast';
import type {
  ApiComponent,
  ApiEntry,
  ApiEvent,
  ApiEvents,
  ApiHook,
  ApiInterface,
  ApiSelectors,
  ApiTypes,
} from '../../core/apiTypes';
import { markdownPath } from '../../core/markdownPath';
import { interfaceGroups } from '../apiPages/interfaceSection';
import { selectorGroups } from '../apiPages/selectorSection';
import {
  argumentItem,
  descriptionNodes,
  itemOf,
  listOf,
  marks,
  planName,
  propItem,
  rowStart,
  type ApiWriter,
} from './apiNodes';
import { classesPathname } from './partPaths';
import { typesList } from './apiParts';
import { componentFacts } from './componentFacts';
import { heading, inlineCode, link, paragraph, text } from './buildNodes';

/** Returns what the tables of an entry's page say, under the same headings. */
export function apiSections(entry: ApiEntry, writer: ApiWriter): RootContent[] {
  switch (entry.kind) {
    case 'component':
      return componentNodes(entry, writer);
    case 'interface':
      return interfaceNodes(entry, writer);
    case 'hook':
      return hookNodes(entry, writer);
    case 'events':
      return eventNodes(entry, writer);
    case 'selectors':
      return selectorNodes(entry, writer);
    case 'types':
      return typeNodes(entry, writer);
  }
}

function section(title: string, nodes: readonly RootContent[]): RootContent[] {
  return nodes.length > 0 ? [heading(2, text(title)), ...nodes] : [];
}

function componentNodes(entry: ApiComponent, writer: ApiWriter): RootContent[] {
  const { props, slots, classes } = entry;
  const propItems = listOf(props.map((prop) => propItem(prop, writer, true)));
  const slotItems = slots.map((slot) => {
    const start = [
      ...rowStart('slot', slot.name, writer),
      ...(slot.default ? [text(', default '), inlineCode(slot.default)] : []),
      ...(slot.class ? [text(', class '), inlineCode(`.${slot.class}`)] : []),
    ];
    return itemOf(start, descriptionNodes(slot.description, writer));
  });
  return [
    ...section('Props', propItems),
    ...componentFacts(entry, writer.linkTo),
    ...section('Slots', listOf(slotItems)),
    ...section('CSS classes', classes.length > 0 ? [classesLine(entry, writer)] : []),
  ];
}

function interfaceNodes(entry: ApiInterface, writer: ApiWriter): RootContent[] {
  const { props, groups } = entry;
  const itemsOf = (name?: string) =>
    listOf(
      props
        .filter((prop) => !groups || prop.group === name)
        .map((prop) => propItem(prop, writer, !groups, prop.signature ? 'method' : 'prop')),
    );
  const grouped = interfaceGroups(entry).flatMap(({ name, plan, description }) => [
    heading(3, text(name)),
    ...(plan ? [paragraph(text(`${planName(plan)} plan.`))] : []),
    ...descriptionNodes(description, writer),
    ...itemsOf(name),
  ]);
  return [heading(2, text('Members')), ...itemsOf(), ...grouped];
}

function hookNodes({ parameters, props, returns }: ApiHook, writer: ApiWriter): RootContent[] {
  const name = parameters[0]?.name ?? 'the first parameter';
  const hasResult = returns.type !== 'void' || returns.description !== '';
  const result = itemOf([inlineCode(returns.type)], descriptionNodes(returns.description, writer));
  const members = listOf(
    returns.members.map((member) => propItem(member, writer, false, 'return')),
  );
  const hasReturns = hasResult || returns.members.length > 0;
  return [
    ...section('Parameters', listOf(parameters.map((one) => argumentItem(one, writer)))),
    ...section(`Members of ${name}`, listOf(props.map((prop) => propItem(prop, writer, true)))),
    ...(hasReturns ? section('Return value', [...result, ...members]) : []),
  ];
}

function eventNodes({ events }: ApiEvents, writer: ApiWriter): RootContent[] {
  const items = events.map((event: ApiEvent) => {
    const { name, plan, params, componentProp, description } = event;
    const code = `(params: ${params}, event: ${event.event}, details: GridCallbackDetails)`;
    const prop = componentProp ? [text(', prop '), inlineCode(componentProp)] : [];
    const start = [
      ...rowStart('event', name, writer),
      ...marks([planName(plan)]),
      text(': '),
      inlineCode(code),
    ];
    return itemOf([...start, ...prop], descriptionNodes(description, writer));
  });
  return section('Events', listOf(items));
}

function selectorNodes(entry: ApiSelectors, writer: ApiWriter): RootContent[] {
  const groups = selectorGroups(entry).flatMap(({ title, selectors }) => {
    const items = selectors.map((selector) => {
      const { name, signature, plan, deprecated, deprecationInfo = '', description } = selector;
      const facts = marks([deprecated && 'deprecated', planName(plan)]);
      const start = [
        ...rowStart('selector', name, writer),
        ...facts,
        text(': '),
        inlineCode(signature),
      ];
      const all = [description, deprecationInfo].filter(Boolean).join('\n\n');
      return itemOf(start, descriptionNodes(all, writer));
    });
    return [heading(3, text(title)), ...listOf(items)];
  });
  return section('Selectors', groups);
}

function classesLine({ pathname, name, classes }: ApiComponent, { linkTo }: ApiWriter): Paragraph {
  const file = link(
    linkTo(markdownPath(classesPathname(pathname))),
    text(`CSS classes of ${name}`),
  );
  return paragraph(text(`${classes.length} in all: `), file, text('.'));
}

function typeNodes(entry: ApiTypes, writer: ApiWriter): RootContent[] {
  return section('Types', typesList(entry, writer));
}
