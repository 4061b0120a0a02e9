/** The parser of Sucrase, whose package has no types for its modules. */
declare module 'sucrase/dist/esm/parser/index.js' {
  import type { Token } from 'sucrase/dist/types/parser/tokenizer';

  /** @throws SyntaxError with `loc`, the place of the mistake. */
  export function parse(
    code: string,
    isJsxEnabled: boolean,
    isTypeScriptEnabled: boolean,
    isFlowEnabled: boolean,
  ): { tokens: Token[] };
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}

declare module 'sucrase/dist/esm/parser/tokenizer/keywords.js' {
  export { ContextualKeyword } from 'sucrase/dist/types/parser/tokenizer/keywords';
}
