const LONGEST_TYPE = 500;

/**
 * Returns where the type argument right after the name of a tag begins and ends, as in `<DataGrid<Row>`.
 * @param start Where the name has ended.
 */
export function typeArgumentAfter(
  text: string,
  start: number,
): { start: number; end: number } | undefined {
  if (text[start] !== '<') return undefined;
  let depth = 0;
  for (let end = start; end < text.length && end < start + LONGEST_TYPE; end += 1) {
    if (text[end] === '<') depth += 1;
    // The end of the tag itself: the type argument is half written.
    if (text.startsWith('/>', end)) return undefined;
    // Not the arrow of a function's type.
    if (text[end] === '>' && text[end - 1] !== '=') depth -= 1;
    if (depth === 0) return { start, end: end + 1 };
  }
  return undefined;
}
