/** One step from an element to one of its children. */
interface PathStep {
  tag: string;
  /** Which of the children it is, of those that count. */
  index: number;
}

/** How an element is reached from another one; empty for that one itself. */
export type ElementPath = readonly PathStep[];

/** What a drawing has for one scheme alone stands there twice, and the other one is hidden. */
const FOR_ONE_SCHEME = '.static-light, .static-dark';

/**
 * Returns the path from an element to one inside it, or nothing where it is not inside.
 * @param root Where the path starts.
 * @param element Where it ends.
 */
export function pathTo(root: Element, element: Element): ElementPath | undefined {
  const path: PathStep[] = [];
  for (let at = element; at !== root; at = at.parentElement!) {
    if (!at.parentElement) return undefined;
    path.unshift({ tag: at.localName, index: countedChildren(at.parentElement).indexOf(at) });
  }
  return path;
}

/**
 * Returns the element that a path leads to in another tree, or nothing where that tree differs on
 * the way: what stands in its place there is something else.
 */
export function elementAt(root: Element, path: ElementPath): Element | undefined {
  let at: Element | undefined = root;
  for (const { tag, index } of path) {
    at = countedChildren(at)[index];
    if (at?.localName !== tag) return undefined;
  }
  return at;
}

/** A style sheet of a live demo's is in no drawing, and a scheme's other half is in no live demo. */
function countedChildren(element: Element): Element[] {
  return [...element.children].filter(
    (child) =>
      child.localName !== 'style' &&
      !(child.matches(FOR_ONE_SCHEME) && getComputedStyle(child).display === 'none'),
  );
}
