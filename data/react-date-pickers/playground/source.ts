import dayjs from 'dayjs';
import type { Choice } from './choice';
import type { Option } from './options';
import { moduleOf, type PickerInfo } from './pickers';

/** A prop with its value, or an object of such, as `slotProps` is. */
interface Tree {
  [key: string]: Option | Tree;
}

const isOption = (node: Option | Tree): node is Option => typeof node.code === 'string';

const START = '2026-03-16T09:30';
const END = '2026-03-20T17:00';
const adapter = 'AdapterDayjs';
const provider = 'LocalizationProvider';

function defaults({ isRange, isStatic }: PickerInfo): [string, Option][] {
  const date = { label: '', value: dayjs(START), code: `dayjs('${START}')` };
  const code = `[dayjs('${START}'), dayjs('${END}')]`;
  const range = { label: '', value: [dayjs(START), dayjs(END)], code };
  const label = { label: '', value: 'Delivery', code: "'Delivery'" };
  const value: [string, Option] = ['defaultValue', isRange ? range : date];
  return isStatic ? [value] : [['label', label], value];
}

function treeOf({ picker, options }: Choice): Tree {
  const tree: Tree = {};
  for (const [path, option] of new Map([...defaults(picker), ...options])) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let place = tree;
    for (const key of keys) place = (place[key] ??= {}) as Tree;
    place[last] = option;
  }
  return tree;
}

function valuesOf(tree: Tree): Record<string, unknown> {
  const entries = Object.entries(tree);
  return Object.fromEntries(
    entries.map(([key, node]) => [key, isOption(node) ? node.value : valuesOf(node)]),
  );
}

/** The props of the picker that is shown. */
export const propsOf = (choice: Choice) => valuesOf(treeOf(choice));

const printNode = (node: Option | Tree, indent: string): string =>
  isOption(node) ? node.code.replaceAll('\n', `\n${indent}`) : printObject(node, indent);

function printObject(tree: Tree, indent: string): string {
  const parts = Object.entries(tree).map(
    ([key, node]) => `${key}: ${printNode(node, `${indent}  `)}`,
  );
  const line = `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && indent.length + line.length < 76) return line;
  return `{\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}}`;
}

function printProp([name, node]: [string, Option | Tree]): string {
  if (!isOption(node)) return `${name}={${printObject(node, '        ')}}`;
  if (node.value === true) return name;
  return typeof node.value === 'string' ? `${name}="${node.value}"` : `${name}={${node.code}}`;
}

const importLine = (name: string) => `import { ${name} } from '${moduleOf(name)}';\n`;

/** A module that renders the picker with these props: what users of the playground copy. */
export function sourceOf(choice: Choice): string {
  const { name } = choice.picker;
  const props = Object.entries(treeOf(choice)).map(printProp);
  const parts = [...choice.options.values()].flatMap(({ component = [] }) => component);
  const imports = [adapter, provider, name, ...parts].map(importLine).join('');
  const usesDates = props.some((prop) => prop.includes('dayjs('));
  return `${imports}${usesDates ? "import dayjs from 'dayjs';\n" : ''}
export default function Delivery() {
  return (
    <${provider} dateAdapter={${adapter}}>
      <${name}
${props.map((prop) => `        ${prop}\n`).join('')}      />
    </${provider}>
  );
}
`;
}
