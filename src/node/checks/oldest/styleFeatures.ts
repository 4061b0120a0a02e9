import { parse, walk, type CssNode } from 'css-tree';
import { isKnownFeature, keysEndingIn } from './featureData';
import type { UsedFeature } from './usedFeature';

/**
 * Finds what a style sheet uses of the web platform. What stands in `@supports` is guarded, unless
 * the condition is a negation.
 */
export function styleFeatures(file: string, css: string): UsedFeature[] {
  const found: UsedFeature[] = [];
  let guards = 0;
  const isGuard = (node: CssNode) =>
    node.type === 'Atrule' && node.name === 'supports' && !isNegation(css, node);
  walk(parse(css, { positions: true }), {
    enter(node: CssNode) {
      if (isGuard(node)) guards += 1;
      if (guards > 0) return;
      const line = node.loc?.start.line ?? 1;
      for (const key of keysOf(node)) found.push({ key, file, line });
    },
    leave(node: CssNode) {
      if (isGuard(node)) guards -= 1;
    },
  });
  return found;
}

function isNegation(css: string, { loc }: CssNode): boolean {
  return /^@supports\s+not\b/.test(css.slice(loc!.start.offset));
}

/** Keys in MDN's data of what a node of the style sheet is. */
function keysOf(node: CssNode): string[] {
  switch (node.type) {
    case 'Atrule':
      return known(`css.at-rules.${node.name}`);
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return known(`css.selectors.${node.name}`);
    case 'Declaration': {
      const property = `css.properties.${node.property}`;
      const words = node.value.type === 'Value' ? node.value.children.toArray() : [];
      return [
        ...known(property),
        ...words.flatMap((word) =>
          word.type === 'Identifier' ? known(`${property}.${word.name}`) : [],
        ),
      ];
    }
    case 'Function':
      return keysEndingIn('css.types.', node.name);
    default:
      return [];
  }
}

function known(key: string): string[] {
  return isKnownFeature(key) ? [key] : [];
}
