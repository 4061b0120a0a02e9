import type { PhrasingContent } from 'mdast';
import type { ApiArgument, ApiSignature } from '../../read/reference/apiTypes';
import type { ApiRow } from '../../model/api/apiSection';
import { anchor } from './anchors';
import { descriptionNodes, itemOf, marks, planName, type ApiWriter, type Item } from './apiNodes';
import { inlineCode, list, text } from './buildNodes';
import { shortSlots } from './shortSlots';

/** Returns a row of the API reference: its anchor, where some page links to it, and what it says. */
export function rowItem(row: ApiRow, writer: ApiWriter): Item {
  const { id, name, plan, required, deprecated, isState } = row;
  const facts = [
    required && 'required',
    isState && 'state',
    deprecated && 'deprecated',
    planName(plan),
  ];
  const code = codeOf(row);
  const start = [
    ...(writer.linkedRows?.has(id) ? [anchor(id)] : []),
    inlineCode(name),
    ...marks(facts),
    ...(code === undefined ? [] : [text(': '), inlineCode(code)]),
    ...detailsOf(row),
  ];
  const reason = row.deprecationInfo ? [`Deprecated: ${row.deprecationInfo}`] : [];
  const description = [row.text, ...reason].filter(Boolean).join('\n\n');
  const more = row.signature && row.kind !== 'event' ? signatureList(row.signature, writer) : [];
  return itemOf(start, descriptionNodes(description, writer), more);
}

/** The code that a row is about, on one line. */
function codeOf({ kind, name, type, typeFull, className, signature }: ApiRow): string | undefined {
  if (kind === 'class') return `.${className}`;
  if (kind === 'event') {
    const parameters = signature!.arguments.map((one) => `${one.name}: ${one.type}`);
    return `(${parameters.join(', ')})`;
  }
  const whole = typeFull ?? type;
  return whole !== undefined && name === 'slotProps' ? shortSlots(whole) : whole;
}

function detailsOf({ kind, className, componentProp, ...row }: ApiRow): PhrasingContent[] {
  return [
    ...(row.default ? [text(', default '), inlineCode(row.default)] : []),
    ...(kind === 'slot' && className ? [text(', class '), inlineCode(`.${className}`)] : []),
    ...(componentProp ? [text(', prop '), inlineCode(componentProp.name)] : []),
  ];
}

function signatureList({ arguments: parameters, returns }: ApiSignature, writer: ApiWriter): Item {
  const items = parameters.map((parameter) => argumentItem(parameter, writer));
  if (returns.type !== 'void' || returns.description !== '') {
    const description = descriptionNodes(returns.description, writer);
    items.push(itemOf([text('Returns '), inlineCode(returns.type)], description));
  }
  return items.length > 0 ? [list(items)] : [];
}

function argumentItem({ name, type, description }: ApiArgument, writer: ApiWriter): Item {
  const start = [inlineCode(name), text(': '), inlineCode(type)];
  return itemOf(start, descriptionNodes(description, writer));
}
