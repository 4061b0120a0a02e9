/** The colours of code, each a `--code-…` property of code.css. */
export type CodeColor =
  | 'keyword'
  | 'string'
  | 'type'
  | 'comment'
  | 'function'
  | 'number'
  | 'punctuation'
  | 'inserted'
  | 'deleted';

/** Prism's token types by the colour that they get: a quiet palette has few. */
const tokenTypes: Record<CodeColor, string> = {
  keyword: 'keyword boolean null nil atrule rule important tag selector shebang',
  string:
    'string template-string template-punctuation attr-value char url regex-source regex-delimiter regex-flags code-snippet scalar',
  type: 'class-name maybe-class-name builtin attr-name property key parameter',
  comment: 'comment prolog doctype cdata coord',
  function: 'function function-variable title',
  number: 'number unit color hexcode constant entity symbol variable environment',
  punctuation: 'punctuation script-punctuation interpolation-punctuation attr-equals operator',
  inserted: 'inserted-sign inserted',
  deleted: 'deleted-sign deleted',
};

const colorByType: ReadonlyMap<string, CodeColor> = new Map(
  Object.entries(tokenTypes).flatMap(([color, types]) =>
    types.split(' ').map((type) => [type, color as CodeColor] as const),
  ),
);

/** Tokens that hold ordinary code again, whatever they stand in: `{…}` in JSX, `${…}` in strings. */
const resets: ReadonlySet<string> = new Set(['script', 'interpolation', 'spread', 'plain-text']);

/**
 * Returns the colour of a token.
 * @param type Prism's name for the token.
 * @param inherited Colour of the token around it.
 */
export function codeColor(type: string, inherited: CodeColor | undefined): CodeColor | undefined {
  return resets.has(type) ? undefined : (colorByType.get(type) ?? inherited);
}
