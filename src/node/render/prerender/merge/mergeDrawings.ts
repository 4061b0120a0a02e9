import type { ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Drawing, RenderedDemo, Scheme } from '../renderedDemo';
import { cleanTree } from './cleanTree';
import { mergeContent, mergeSheets } from './mergeTrees';
import { shortenTree } from './shortenTree';
import { IN_DARK, pairRules, SchemeValues } from './schemeValues';
import { isThemeRule, readVariables, usedVariables } from './themeVariables';
import { keepUsed, ruleWithin } from './usedRules';

export type Drawings = Record<Scheme, Drawing>;

/** On the drawing for phones (finish/documents/fillDemos.ts). */
const NARROW_CLASS = 'when-narrow';

const EMOTION_CLASS = /\.css-(?=[\w-])/g;
const HIDE_PAIRS = [
  `:where(${IN_DARK}) .static-light{display:none}`,
  `:where(html:not(${IN_DARK})) .static-dark{display:none}`,
];

/**
 * Makes what documents carry of a demo's drawings: one HTML for light and dark, the rules that it
 * uses, and the theme's variables.
 * @param prefix Starts each id: `wide` and `narrow` stand in one document.
 */
export function mergeDrawings(wide: Drawings, narrow: Drawings, prefix: string): RenderedDemo {
  const values = new SchemeValues();
  const [wideTree, narrowTree] = [wide, narrow].map((drawings) =>
    mergeContent(contentOf(drawings.light), contentOf(drawings.dark), values),
  ) as [ElementContent[], ElementContent[]];
  const asInWide = cleanTree(wideTree, prefix);
  const asInNarrow = cleanTree(narrowTree, prefix);
  const used = classesIn([wideTree, narrowTree].flat());
  const bothRules = rulesOf([wide, narrow], values, used);
  const rules = bothRules.map(asInWide);
  for (const tree of [wideTree, narrowTree]) shortenTree(tree, rules);
  const wideHtml = htmlOf(wideTree);
  const isFluid = htmlOf(narrowTree) === wideHtml;
  if (!isFluid) {
    const again = cleanTree(narrowTree, `${prefix}n`);
    // A gradient of the drawing that is hidden paints nothing.
    for (const rule of bothRules.filter((text) => /url\(["']?#/.test(text)))
      rules.push(ruleWithin(again(asInNarrow(rule)), NARROW_CLASS));
  }
  const narrowHtml = htmlOf(narrowTree);
  const text = [wideHtml, narrowHtml, ...rules].join('\n');
  const theme = readVariables([...wide.light.rules, ...narrow.light.rules]);
  const own = Object.fromEntries(values.variables);
  return {
    wide: wideHtml,
    ...(!isFluid && { narrow: narrowHtml }),
    rules: [...rules, ...(values.hasPairs ? HIDE_PAIRS : [])],
    variables: usedVariables(text, { ...theme, ...own }),
  };
}

const contentOf = ({ html }: Drawing): ElementContent[] =>
  fromHtml(html, { fragment: true }).children.filter(isContent);

const isContent = (node: RootContent): node is ElementContent => node.type !== 'doctype';

const htmlOf = (children: ElementContent[]) =>
  toHtml({ type: 'root', children }, { omitOptionalTags: false });

function classesIn(children: ElementContent[]): Set<string> {
  const classes = new Set<string>();
  visit({ type: 'root', children }, 'element', ({ properties: { className } }) => {
    if (Array.isArray(className)) for (const name of className) classes.add(String(name));
  });
  return classes;
}

/** The rules of all drawings in their order, each once. */
function rulesOf(all: readonly Drawings[], values: SchemeValues, used: Set<string>): string[] {
  const rules = new Set<string>();
  const keep = (rule: string) => {
    const kept = keepUsed(rule.replace(EMOTION_CLASS, '.s-'), used);
    if (kept) rules.add(kept);
  };
  for (const drawings of all) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const rule of drawings[scheme].rules.filter(hasClass)) {
        keep(rule);
        pairRules(rule, values, scheme).forEach(keep);
      }
    }
    mergeSheets(drawings.light.sheets, drawings.dark.sheets, values).forEach(keep);
  }
  const kept = [...rules].join('');
  const keyframes = new Set(all.flatMap(({ light }) => light.rules.filter(isKeyframes)));
  return [...[...keyframes].filter((rule) => kept.includes(keyframesName(rule))), ...rules];
}

const isKeyframes = (rule: string) => /^@(-\w+-)?keyframes/.test(rule);
const keyframesName = (rule: string) => /keyframes\s+([\w-]+)/.exec(rule)?.[1] ?? rule;
const hasClass = (rule: string) =>
  !isThemeRule(rule) && !isKeyframes(rule) && /\.[a-z][\w-]*[^{]*\{/i.test(rule);
