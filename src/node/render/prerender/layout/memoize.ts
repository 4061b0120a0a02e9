import { stylesGeneration } from './styles';

/** Remembers what a function returns for an element until the document changes. */
export function memoize<Result>(compute: (element: Element) => Result) {
  const known = new WeakMap<Element, { generation: number; result: Result }>();
  return (element: Element): Result => {
    const generation = stylesGeneration();
    const cached = known.get(element);
    if (cached?.generation === generation) return cached.result;
    const result = compute(element);
    known.set(element, { generation, result });
    return result;
  };
}
