/** A declaration up to this length stays on one line. */
const LINE_LENGTH = 72;

/** Strings in quotes, which hold no structure, or one character. */
const TOKEN = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|=>|[\s\S]/g;

/**
 * Breaks a declaration that the extractor has put on one line: each member, and each type of an outer
 * union, gets a line of its own. What is cut with `…` may be unbalanced, which is why no parser reads
 * it.
 */
export function formatDeclaration(declaration: string): string {
  const text = declaration.replace(/\s+/g, ' ').trim();
  if (text.length <= LINE_LENGTH) return text;
  let depth = 0;
  let nested = 0;
  let result = '';
  const newLine = () => {
    result = `${result.trimEnd()}\n${'  '.repeat(Math.max(depth, 0))}`;
  };
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') {
      depth += 1;
      result += token;
      newLine();
    } else if (token === '}') {
      depth -= 1;
      newLine();
      result += token;
    } else if (token === ';') {
      result += token;
      newLine();
    } else if (token === '|' && depth === 0 && nested === 0) {
      result = `${result.trimEnd()}\n  |`;
    } else {
      if ('(<['.includes(token)) nested += 1;
      if (')>]'.includes(token)) nested -= 1;
      // The space after a break is the indent's.
      if (token !== ' ' || !/\n *$/.test(result)) result += token;
    }
  }
  return result.replace(/\{\s+\}/g, '{}').trim();
}
