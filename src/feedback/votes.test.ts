// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepVote, readVote } from './votes';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a vote is remembered for its page, and replaced by the next', () => {
  keepVote('/x/a/', { id: '1', rating: 1 });
  keepVote('/x/a/#b', { id: '2', rating: -1 });
  keepVote('/x/a/', { id: '1', rating: -1 });
  expect(readVote('/x/a/')).toEqual({ id: '1', rating: -1 });
  expect(readVote('/x/a/#b')).toEqual({ id: '2', rating: -1 });
  expect(readVote('/x/c/')).toBeUndefined();
});

test('the oldest are forgotten', () => {
  for (let index = 0; index < 301; index += 1) keepVote(`/x/${index}/`, { id: 'a', rating: 1 });
  expect(readVote('/x/0/')).toBeUndefined();
  expect(readVote('/x/1/')).toBeDefined();
});

test.each([
  '',
  '{',
  'null',
  '7',
  '{"/x/a/":1}',
  '[["/x/a/"]]',
  '[["/x/a/",null]]',
  '[["/x/a/",{"id":7,"rating":1}]]',
  '[["/x/a/",{"id":"1","rating":5}]]',
])('storage that holds %s holds no vote, and takes the next', (stored) => {
  localStorage.setItem('docs-feedback', stored);
  expect(readVote('/x/a/')).toBeUndefined();
  keepVote('/x/a/', { id: '1', rating: 1 });
  expect(readVote('/x/a/')).toBeDefined();
});

test('blocked storage is no vote', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keepVote('/x/a/', { id: '1', rating: 1 });
  expect(readVote('/x/a/')).toBeUndefined();
});
