/** A selector that ends in a negation of elements inside others, which happy-dom reads wrongly. */
const NEGATED_PATH = /^([^,]*):not\(([^(),]+\s[^(),]+)\)$/;

/**
 * Lets `querySelectorAll` know `a:not(b c)` (Selectors 4, 5.3): the Tree View asks so for the children
 * of an item, and would take an item for its own child.
 * @param window Its elements are changed.
 */
export function installSelectors({ Element }: Pick<Window & typeof globalThis, 'Element'>): void {
  const { prototype } = Element;
  const { querySelectorAll } = prototype;
  prototype.querySelectorAll = function select(this: Element, selector: string) {
    const [, wanted, unwanted] = NEGATED_PATH.exec(selector) ?? [];
    if (wanted === undefined || unwanted === undefined)
      return querySelectorAll.call(this, selector);
    const found = [...querySelectorAll.call(this, wanted)];
    return found.filter((element) => !element.matches(unwanted)) as never;
  } as typeof querySelectorAll;
}
