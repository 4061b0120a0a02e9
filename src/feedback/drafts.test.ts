// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts';

const PAGE = '/x/introduction/';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a draft is kept for its page or section, until it is empty', () => {
  keepDraft(PAGE, { rating: -1, comment: 'Half a sen' });
  expect(readDraft(PAGE)).toEqual({ rating: -1, comment: 'Half a sen' });
  expect(readDraft(`${PAGE}#plans`)).toBeUndefined();
  keepDraft(PAGE, { rating: -1, comment: '' });
  expect(readDraft(PAGE)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'no JSON', 'null', '7', '[]', '{"rating":2,"comment":"a"}', '{"rating":1}'])(
  'a damaged record (%s) is no draft',
  (record) => {
    sessionStorage.setItem(`docs-draft:${PAGE}`, record);
    expect(readDraft(PAGE)).toBeUndefined();
  },
);

test('blocked storage is no failure', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepDraft(PAGE, { rating: 1, comment: 'a' })).not.toThrow();
  expect(readDraft(PAGE)).toBeUndefined();
  vi.unstubAllGlobals();
});
