import type { Element, ElementContent, Properties, Text } from 'hast';
import { parse, type CssNode, generate } from 'css-tree';
import { SchemeValues } from './schemeValues';

/** Attributes whose values are CSS, so that a variable can stand in them (SVG 2, 6.6). */
const STYLE_ATTRIBUTES = new Set(['fill', 'stroke', 'stopColor', 'color', 'floodColor', 'opacity']);
const SCHEME_CLASS = { light: 'static-light', dark: 'static-dark' } as const;

const RULE = /^([^{}]*)\{([^{}]*)\}$/;

type Content = readonly ElementContent[];

/**
 * Makes one tree of a demo's drawing in light and in dark: colors become variables, classes that
 * differ become one that has the rules of both, and what differs otherwise stands there twice.
 */
export function mergeContent(
  light: Content,
  dark: Content,
  values: SchemeValues,
): ElementContent[] {
  if (light.length !== dark.length) return both(light, dark, values);
  return light.flatMap((node, index) => mergeNode(node, dark[index]!, values));
}

function mergeNode(light: ElementContent, dark: ElementContent, values: SchemeValues): Content {
  if (light.type === 'element' && dark.type === 'element' && light.tagName === dark.tagName) {
    const properties = mergeProperties(light.properties, dark.properties, values);
    const children = mergeContent(light.children, dark.children, values);
    if (properties) return [{ ...light, properties, children }];
  }
  const isSameText = light.type === 'text' && dark.type === 'text' && light.value === dark.value;
  return isSameText ? [light] : both([light], [dark], values);
}

function mergeProperties(
  light: Properties,
  dark: Properties,
  values: SchemeValues,
): Properties | undefined {
  const merged: Properties = {};
  for (const name of new Set([...Object.keys(light), ...Object.keys(dark)])) {
    const [a, b] = [light[name], dark[name]];
    if (String(a) === String(b)) merged[name] = a;
    else if (name === 'className') merged[name] = mergeClasses(a, b, values);
    else if (name === 'style') merged[name] = mergeStyles(String(a ?? ''), String(b ?? ''), values);
    else if (STYLE_ATTRIBUTES.has(name)) merged[name] = values.variable(String(a), String(b));
    else return undefined;
  }
  return merged;
}

function mergeClasses(
  light: Properties[string],
  dark: Properties[string],
  values: SchemeValues,
): string[] {
  const [inLight, inDark] = [classesOf(light), classesOf(dark)];
  const shared = inLight.filter((name) => inDark.includes(name));
  const rest = (names: readonly string[]) => names.filter((name) => !shared.includes(name));
  return [...shared, values.classPair(rest(inLight), rest(inDark))];
}

const classesOf = (value: Properties[string]) => (Array.isArray(value) ? value.map(String) : []);

function mergeStyles(light: string, dark: string, values: SchemeValues): string {
  const [inLight, inDark] = [declarationsOf(light), declarationsOf(dark)];
  return [...new Set([...inLight.keys(), ...inDark.keys()])]
    .map((name) => {
      const [a = 'initial', b = 'initial'] = [inLight.get(name), inDark.get(name)];
      return `${name}:${a === b ? a : values.variable(a, b)}`;
    })
    .join(';');
}

function declarationsOf(style: string): Map<string, string> {
  const list = parse(style, { context: 'declarationList', parseValue: false });
  const nodes: CssNode[] = list.type === 'DeclarationList' ? list.children.toArray() : [];
  return new Map(
    nodes.flatMap((node) =>
      node.type === 'Declaration' ? [[node.property, generate(node.value)] as const] : [],
    ),
  );
}

/** Merges the rules that a demo has in its HTML, which are the same but for their values. */
export function mergeSheets(
  light: readonly string[],
  dark: readonly string[],
  values: SchemeValues,
): string[] {
  return light.map((rule, index) => {
    const [, selector, inLight = ''] = RULE.exec(rule) ?? [];
    const [, same, inDark = ''] = RULE.exec(dark[index] ?? '') ?? [];
    if (selector === undefined || selector !== same) return rule;
    return `${selector}{${mergeStyles(inLight, inDark, values)}}`;
  });
}

/** Both drawings, of which one is hidden. */
function both(light: Content, dark: Content, values: SchemeValues): ElementContent[] {
  values.hasPairs = true;
  return [...light.map(shownIn('light')), ...dark.map(shownIn('dark'))];
}

const shownIn = (scheme: keyof typeof SCHEME_CLASS) => (node: ElementContent) => {
  const className = SCHEME_CLASS[scheme];
  if (node.type === 'text') return span(node, className);
  if (node.type !== 'element') return node;
  const classes = [...classesOf(node.properties.className), className];
  return { ...node, properties: { ...node.properties, className: classes } };
};

const span = (text: Text, className: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children: [text],
});
