import { ContextualKeyword } from 'sucrase/dist/esm/parser/tokenizer/keywords.js';
import { READ_WORD_TREE } from 'sucrase/dist/esm/parser/tokenizer/readWordTree.js';
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import { expect, test } from 'vitest';
import { wordTree } from './wordTree';

test('is the tree that the package holds', () => {
  expect(wordTree(ContextualKeyword, TokenType)).toEqual(READ_WORD_TREE);
});
