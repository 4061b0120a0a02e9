import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { MAX_LINK_LENGTH } from './limits';
import { hasSharedCode, readShareHash, writeShareHash } from './shareLink';

const code = {
  files: { 'App.tsx': 'export default () => "ä & 中";\n', '../dataset/rows.ts': 'export {};' },
  entry: 'App.tsx',
};
const hashOf = (value: unknown) =>
  `#code=${lzString.compressToEncodedURIComponent(JSON.stringify(value))}`;

test('code comes back from its link as it was', () => {
  const hash = writeShareHash(code);
  expect(readShareHash(new URL(`https://mui.com/playground/${hash}`).hash)).toEqual(code);
  expect(hasSharedCode(hash)).toBe(true);
});

const useless = [
  '',
  '#',
  '#heading',
  '#code=',
  '#code=%E0%A4%A',
  '#code=not code at all',
  writeShareHash(code).slice(0, 30),
  hashOf(null),
  hashOf('text'),
  hashOf({ files: {}, entry: 'App.tsx' }),
  hashOf({ files: { 'App.tsx': 1 }, entry: 'App.tsx' }),
  hashOf({ files: { '<script>.tsx': '' }, entry: '<script>.tsx' }),
  hashOf({ files: { 'App.tsx': '' }, entry: 'constructor' }),
  hashOf({
    files: Object.fromEntries(Array.from('x'.repeat(60), (x, i) => [`${x}${i}.ts`, ''])),
    entry: 'x1.ts',
  }),
  `#code=${'A'.repeat(MAX_LINK_LENGTH)}`,
];

test.each(useless.map((hash) => [hash.slice(0, 40), hash]))('"%s" brings no code', (_, hash) => {
  expect(readShareHash(hash!)).toBeUndefined();
});

test('a name that takes a pattern long to refuse is refused at once', () => {
  const start = performance.now();
  const name = `${'a/'.repeat(2000)}!`;
  expect(readShareHash(hashOf({ files: { [name]: '' }, entry: name }))).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(500);
});

test('code whose link would be too long is refused', () => {
  let seed = 1;
  const next = () => (seed = (seed * 48271) % 2147483647);
  const noise = Array.from({ length: 100_000 }, () => String.fromCharCode(33 + (next() % 9000)));
  const files = { 'App.tsx': noise.join('') };
  expect(() => writeShareHash({ files, entry: 'App.tsx' })).toThrow(RangeError);
});

test('5 MB are refused without being compressed', () => {
  const start = performance.now();
  const files = { 'App.tsx': 'x'.repeat(5_000_000) };
  expect(() => writeShareHash({ files, entry: 'App.tsx' })).toThrow(RangeError);
  expect(performance.now() - start).toBeLessThan(100);
});
