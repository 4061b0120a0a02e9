/** Start of a fence; the code behind it ends with a line of at least as many backticks or tildes. */
const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Tells of each line of Markdown whether it is code between fences, or a fence: there nothing is a
 * heading, a tag or an anchor.
 */
export function fencedLines(lines: readonly string[]): boolean[] {
  let fence = '';
  return lines.map((line) => {
    const [, marks = ''] = FENCE.exec(line) ?? [];
    if (fence === '') {
      fence = marks;
      return marks !== '';
    }
    if (marks.startsWith(fence)) fence = '';
    return true;
  });
}
