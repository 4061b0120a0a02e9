import { parse } from 'css-tree';
import { matchesMedia } from '../window/media';
import { frame, VIEWPORT_HEIGHT } from '../window/frame';
import { toPixels } from './lengths';
import { declarationsOf, readRules, type IndexedRule } from './ruleIndex';
import { defaultDisplay, defaultStyles } from './defaultStyles';

type Values = Map<string, string>;

const INHERITED =
  /^(--|font-|line-height$|white-space$|letter-spacing$|visibility$|direction$|color$)/;
const VAR = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/;

let generation = 0;
let knownSheets: readonly Element[] = [];
let byKey = new Map<string | undefined, (IndexedRule & { order: number })[]>();
const known = new WeakMap<Element, { generation: number; values: Values }>();
const inlineStyles = new Map<string, IndexedRule['declarations']>();

/** Forgets what was computed: the document has changed. */
export function invalidateStyles(): void {
  generation += 1;
}

/** Counts the changes of the document. */
export const stylesGeneration = () => generation;

/** Returns a computed value of an element, in the words of its rule; '' where nothing sets it. */
export function styleOf(element: Element, property: string): string {
  for (let holder: Element | null = element; holder; holder = holder.parentElement) {
    const value = valuesOf(holder).get(property);
    if (value !== undefined && value !== 'inherit') return resolve(holder, value);
    if (value === undefined && !INHERITED.test(property)) break;
  }
  return property === 'display' ? defaultDisplay(element) : '';
}

/** Returns a length of an element in pixels, or `null` for keywords (`lengths.ts`). */
export function lengthOf(element: Element, property: string, base: number | null): number | null {
  return pixelsOf(element, styleOf(element, property), base);
}

/** Returns a value of an element in pixels, or `null` for keywords. */
export function pixelsOf(element: Element, value: string, base: number | null): number | null {
  const viewport = { width: frame.viewport, height: VIEWPORT_HEIGHT };
  return toPixels(value, {
    base,
    viewport,
    fontSize: /em\b/.test(value) ? fontSizeOf(element) : 0,
  });
}

/** Returns the font size of an element in pixels. */
export function fontSizeOf(element: Element): number {
  const value = valuesOf(element).get('font-size');
  const parent = element.parentElement;
  const inherited = () => (parent ? fontSizeOf(parent) : 16);
  if (value === undefined || value === 'inherit') return inherited();
  const size = inherited();
  const viewport = { width: frame.viewport, height: VIEWPORT_HEIGHT };
  return toPixels(resolve(element, value), { base: size, fontSize: size, viewport }) ?? size;
}

function resolve(element: Element, value: string): string {
  const found = VAR.exec(value);
  if (!found) return value;
  const [call, name = '', fallback = ''] = found;
  return resolve(element, value.replace(call, styleOf(element, name) || fallback.trim()));
}

function valuesOf(element: Element): Values {
  const cached = known.get(element);
  if (cached?.generation === generation) return cached.values;
  const values = cascade(element);
  known.set(element, { generation, values });
  return values;
}

function cascade(element: Element): Values {
  const values: Values = new Map(defaultStyles(element));
  const important: Values = new Map();
  const set = (declarations: IndexedRule['declarations']) => {
    for (const [property, value, isImportant] of declarations) {
      (isImportant ? important : values).set(property, value);
    }
  };
  for (const { declarations } of matchingRules(element)) set(declarations);
  set(inlineStyle(element.getAttribute('style')));
  for (const [property, value] of important) values.set(property, value);
  return values;
}

function matchingRules(element: Element): IndexedRule[] {
  readDocument(element.ownerDocument);
  return [undefined, ...element.classList]
    .flatMap((key) => byKey.get(key) ?? [])
    .filter((rule) => rule.media.every((query) => matchesMedia(query, frame)))
    .filter(({ selector, key }) => selector === `.${key}` || matches(element, selector))
    .sort((a, b) => a.specificity - b.specificity || a.order - b.order);
}

/** The document's parser of selectors refuses some that browsers know: they match nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** What stands in a sheet never changes: there are only others. */
function readDocument(document: Document): void {
  const sheets = [...document.querySelectorAll('style')];
  const isSame = sheets.every((sheet, index) => sheet === knownSheets[index]);
  if (isSame && sheets.length === knownSheets.length) return;
  knownSheets = sheets;
  byKey = new Map();
  let order = 0;
  for (const rule of sheets.flatMap(({ textContent }) => readRules(textContent))) {
    const rules = byKey.get(rule.key);
    const ordered = { ...rule, order: order++ };
    if (rules) rules.push(ordered);
    else byKey.set(rule.key, [ordered]);
  }
}

function inlineStyle(text: string | null): IndexedRule['declarations'] {
  if (!text) return [];
  const declarations =
    inlineStyles.get(text) ??
    declarationsOf(parse(text, { context: 'declarationList', parseValue: false }));
  inlineStyles.set(text, declarations);
  return declarations;
}
