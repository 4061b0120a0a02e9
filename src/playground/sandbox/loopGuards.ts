import type { Token } from 'sucrase/dist/types/parser/tokenizer';
import { ContextualKeyword, parse, TokenType as tt } from '../../../.generated/sucrase';
import { countLines } from '../../core/countLines';

interface Insertion {
  at: number;
  text: string;
}

const OPENING = new Set<number>([tt.parenL, tt.bracketL, tt.braceL, tt.braceBarL, tt.dollarBraceL]);
const CLOSING = new Set<number>([tt.parenR, tt.bracketR, tt.braceR, tt.braceBarR]);

/**
 * Puts a guard into every loop, in the same line, so that the frame can stop one that has no end
 * (src/sandbox/loops.ts): into the condition, or around what a `for … of` goes through.
 * @param name Name of the file; `.tsx` and `.jsx` hold JSX, `.ts` and `.tsx` types.
 * @throws SyntaxError with `loc` where the code does not parse.
 */
export function addLoopGuards(name: string, code: string): string {
  const { tokens } = parse(code, !name.endsWith('.ts'), /\.tsx?$/.test(name), false);
  const insertions: Insertion[] = [];
  let line = 1;
  let counted = 0;
  for (const [index, { type, start }] of tokens.entries()) {
    if (type !== tt._for && type !== tt._while) continue;
    line += countLines(code, counted, start);
    counted = start;
    const open = tokens[index + 1];
    // `for await` gives the page its turn by itself.
    if (open?.type !== tt.parenL) continue;
    const inner = topLevel(tokens, index + 1);
    const close = inner.at(-1)!;
    insertions.push(
      ...(type === tt._while
        ? guardCondition(open.end, close.start, line, '')
        : guardFor(inner, close, line)),
    );
  }
  return insert(code, insertions);
}

/** The tokens between a parenthesis and its end that are in no other pair, and the end. */
function topLevel(tokens: readonly Token[], open: number): Token[] {
  const found: Token[] = [];
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (CLOSING.has(token.type)) depth -= 1;
    if (depth === 0 && index > open) return [...found, token];
    if (depth === 1 && index > open) found.push(token);
    if (OPENING.has(token.type)) depth += 1;
  }
  return found;
}

function guardFor(inner: readonly Token[], close: Token, line: number): Insertion[] {
  const [first, second] = inner.filter(({ type }) => type === tt.semi);
  if (first && second) {
    const isEmpty = inner.indexOf(second) === inner.indexOf(first) + 1;
    return guardCondition(first.end, second.start, line, isEmpty ? 'true' : '');
  }
  const of = inner.find(
    (token, index) =>
      token.contextualKeyword === ContextualKeyword._of &&
      token.type === tt.name &&
      index > 0 &&
      ![tt._const, tt._let, tt._var].includes(inner[index - 1]!.type),
  );
  if (!of) return [];
  return [
    { at: of.end, text: ` __watch(${line},` },
    { at: close.start, text: ')' },
  ];
}

const guardCondition = (from: number, to: number, line: number, empty: string): Insertion[] => [
  { at: from, text: `__tick(${line})&&(${empty}` },
  { at: to, text: ')' },
];

function insert(code: string, insertions: readonly Insertion[]): string {
  let result = '';
  let at = 0;
  for (const { at: next, text } of [...insertions].sort((one, other) => one.at - other.at)) {
    result += code.slice(at, next) + text;
    at = next;
  }
  return result + code.slice(at);
}
