import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf } from './digest';
import { putPartsIn, takePartsOut } from './packParts';

const document = (build: string, text: string) =>
  `<script src="/_next/static/${build}/a.js"></script><p>${text}</p>"buildId":"${build}"`;
const parts = (build: string) => ({
  build,
  'script 1': `<script src="/_next/static/${build}/a.js"></script>`,
});

test('two builds of an unchanged document are stored alike', () => {
  const stored = takePartsOut(document('one', 'text'), parts('one'));
  expect(stored).toBe(takePartsOut(document('two', 'text'), parts('two')));
  expect(stored).not.toContain('/_next/');
  expect(putPartsIn(stored, parts('two'))).toBe(document('two', 'text'));
});

test('a document whose text changed is another one', () => {
  const one = takePartsOut(document('one', 'text'), parts('one'));
  expect(takePartsOut(document('one', 'new text'), parts('one'))).not.toBe(one);
});

test('the browser computes the digest that the build wrote', async () => {
  const bytes = Buffer.from('Data Grid – für alle');
  const expected = createHash('sha256').update(bytes).digest('base64url');
  expect(await digestOf(new Uint8Array(bytes).buffer)).toBe(expected);
});
