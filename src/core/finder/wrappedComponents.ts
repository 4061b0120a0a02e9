import type { ImportedName } from './scanNames';

/** A component as its package names it; without a module where the text doesn't import it. */
export interface Component {
  name: string;
  module?: string;
}

/**
 * A constant with a component's name that a call makes of another component, or that is another one:
 * `const Grid = styled(DataGrid)`, `React.memo(Grid)`, `withTheme(styled(X.DataGrid, …)(…))`. Each run
 * is limited, so that a long line costs no more than its length.
 */
const WRAPPED =
  /\b(?:const|let|var)\s{1,20}([A-Z][\w$]{0,80})\s{0,20}(?::[^=\n;]{0,200})?=\s{0,20}(?:[\w$.]{1,80}(?:<[^<>()\n]{0,120}>)?\(\s{0,40}){0,4}((?:[A-Z][\w$]{0,80}\.)?[A-Z][\w$]{0,80})\s{0,20}(?=[,;)\n]|\s*$)/g;

/**
 * Returns the components that constants of a text stand for, by the names of the constants. A function
 * that renders a component isn't one: which props it hands on, only its code says.
 */
export function wrappedComponents(
  text: string,
  imports: ReadonlyMap<string, ImportedName>,
): Map<string, Component> {
  const wrapped = new Map<string, Component>();
  for (const [, name, target] of text.matchAll(WRAPPED)) {
    if (name === target) continue;
    wrapped.set(name!, wrapped.get(target!) ?? componentOf(target!, imports) ?? { name: target! });
  }
  return wrapped;
}

/** The component behind a tag: of `import { DataGrid as Grid }` the tag `Grid` is `DataGrid`. */
export function componentOf(
  tag: string,
  imports: ReadonlyMap<string, ImportedName>,
): Component | undefined {
  const source = imports.get(tag);
  if (source) {
    const { imported, module } = source;
    return { name: imported === 'default' ? tag : imported, module };
  }
  // `<X.DataGrid>` of `import * as X`
  const [namespace, member] = tag.split('.');
  const whole = imports.get(namespace!);
  return member !== undefined && whole ? { name: member, module: whole.module } : undefined;
}
