import { expect, test } from 'vitest';
import { normalizeSource } from './normalizeSource';

test('a byte order mark goes, and line ends are those of the pipeline', () => {
  expect(normalizeSource('\uFEFFa\r\nb\rc', 'a.md')).toBe('a\nb\nc');
});

test.each([
  ['bytes that are no UTF-8', Buffer.from([0x61, 0x0a, 0xe4, 0x62]).toString('utf8'), 'U+FFFD'],
  ['a mark of private use', 'a\nb \uE001', 'U+E001'],
])('%s are found with their line', (_what, source, code) => {
  expect(() => normalizeSource(source, 'data/a.md')).toThrow(
    new RegExp(`^data/a\\.md:2: The character ${code.replace('+', '\\+')}`),
  );
});
