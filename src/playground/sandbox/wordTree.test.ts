// @ts-expect-error -- the package has no types for this module
import { READ_WORD_TREE } from 'sucrase/dist/esm/parser/tokenizer/readWordTree.js';
import { expect, test } from 'vitest';
import { ContextualKeyword, TokenType } from '../../../.generated/sucrase';
import { wordTree } from './wordTree';

test('is the tree that the package holds', () => {
  expect(wordTree(ContextualKeyword, TokenType)).toEqual(READ_WORD_TREE as Int32Array);
});
