import { generate, List, parse, walk, type CssNode } from 'css-tree';

/** States that only a reader brings about; who acts gets the live demo. */
const STATES = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

/** Prefixes that Emotion writes for browsers older than ours. */
const OLD_PREFIX =
  /^-(ms|moz|webkit-(flex|box-(?!orient)|align|justify|order|transform|transition|animation))/;
const OLD_VALUE = /^-(ms-|moz-|webkit-(flex|inline-|sticky|(min|max|fit)-content))/;

/**
 * Returns a rule without the selectors that no element of a drawing has, in few bytes; '' when none
 * is left.
 * @param used Classes of the drawing.
 */
export function keepUsed(rule: string, used: ReadonlySet<string>): string {
  const tree = parse(rule, { parseValue: false, parseCustomProperty: false });
  walk(tree, {
    visit: 'Rule',
    enter({ prelude, block }, item, list) {
      if (prelude.type !== 'SelectorList') return;
      prelude.children = prelude.children.filter((selector) => isUsed(selector, used));
      if (prelude.children.isEmpty || block.children.isEmpty) list.remove(item);
    },
  });
  walk(tree, {
    visit: 'Declaration',
    enter({ property, value }, item, list) {
      if (OLD_PREFIX.test(property) || OLD_VALUE.test(generate(value))) list.remove(item);
    },
  });
  walk(tree, {
    visit: 'Atrule',
    leave({ block }, item, list) {
      if (block?.children.isEmpty) list.remove(item);
    },
  });
  return generate(tree);
}

/** What stands in `:not()` and its like need not be there. */
function isUsed(selector: CssNode, used: ReadonlySet<string>): boolean {
  if (selector.type !== 'Selector') return true;
  return selector.children.toArray().every((part) => {
    if (part.type === 'ClassSelector') return used.has(part.name);
    return part.type !== 'PseudoClassSelector' || !STATES.has(part.name);
  });
}

/**
 * Returns a rule for the elements inside of another one alone.
 * @param className Class of the element around.
 */
export function ruleWithin(rule: string, className: string): string {
  const tree = parse(rule, { parseValue: false, parseCustomProperty: false });
  walk(tree, {
    visit: 'Rule',
    enter({ prelude }) {
      if (prelude.type !== 'SelectorList') return;
      for (const selector of prelude.children) {
        if (selector.type !== 'Selector') continue;
        const around: CssNode[] = [
          { type: 'ClassSelector', name: className },
          { type: 'Combinator', name: ' ' },
        ];
        selector.children = new List<CssNode>().fromArray([...around, ...selector.children]);
      }
    },
  });
  return generate(tree);
}
