import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/** Names up to this many letters stay in one line of a table's cell. */
export const UNBROKEN_NAME = 24;

/** After punctuation, and before the capital in the middle of a name. */
const BREAKS = /(?<=[./_(:])(?!$)|(?<=[a-z\d])(?=[A-Z])/;

/** Lets long names in code break between their parts, so that no cell is as wide as the longest. */
export function breakLongNames(table: Element): void {
  visit(table, 'element', (element) => {
    if (element.tagName !== 'code' || toString(element).length <= UNBROKEN_NAME) return;
    element.children = element.children.flatMap((child): ElementContent[] =>
      child.type === 'text' ? withBreaks(child.value) : [child],
    );
  });
}

function withBreaks(name: string): ElementContent[] {
  return name.split(BREAKS).flatMap((value, index): ElementContent[] => {
    const text = { type: 'text' as const, value };
    return index === 0 ? [text] : [h('wbr'), text];
  });
}
