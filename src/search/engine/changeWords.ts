const CHANGE = /^(?:migrat|upgrad|updat|chang|break|codemod|renam|remov|deprecat|old|lab$|v\d)/;

/**
 * Whether a word of a query asks about another version: "renamed", "v7", "codemod".
 * @param word In small letters.
 */
export function asksForChange(word: string): boolean {
  return CHANGE.test(word);
}
