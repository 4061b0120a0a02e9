// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { blankCode } from './blankCode';
import { writeShareHash } from './shareLink';
import { keepStartCode, readStartCode } from './startCode';

const shared = { files: { 'App.tsx': 'shared' }, entry: 'App.tsx' };
const edited = { files: { 'App.tsx': 'edited' }, entry: 'App.tsx' };
const hash = writeShareHash(shared);

beforeEach(() => sessionStorage.clear());

test('a blank file, which may run', () => {
  expect(readStartCode('')).toEqual({
    ...{ original: blankCode, code: blankCode, isShared: false, isBroken: false },
  });
});

test('the code of a link, which waits for the reader', () => {
  expect(readStartCode(hash)).toEqual({
    ...{ original: shared, code: shared, isShared: true, isBroken: false },
  });
});

test('a broken link is said, and the reader’s own code is there', () => {
  keepStartCode('', edited);
  expect(readStartCode('#code=zzz')).toMatchObject({
    code: edited,
    isShared: false,
    isBroken: true,
  });
});

test('edits come back after a reload, each under its own address', () => {
  keepStartCode('', edited);
  expect(readStartCode('').code).toEqual(edited);
  expect(readStartCode(hash).code).toEqual(shared);
  keepStartCode(hash, { ...edited, files: { 'App.tsx': 'of the link' } });
  expect(readStartCode(hash).code.files['App.tsx']).toBe('of the link');
  expect(readStartCode(hash).original).toEqual(shared);
  const other = { ...shared, files: { 'App.tsx': 'another link' } };
  expect(readStartCode(writeShareHash(other)).code).toEqual(other);
  expect(readStartCode('').code).toEqual(edited);
  keepStartCode('', undefined);
  expect(readStartCode('').code).toEqual(blankCode);
});

test('what storage holds instead of code counts as nothing', () => {
  sessionStorage.setItem('playground', '{"files":{"App.tsx":1},"entry":"App.tsx"}');
  expect(readStartCode('').code).toEqual(blankCode);
});
