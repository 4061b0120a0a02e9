import { expect, test } from 'vitest';
import { formatDeclaration } from './formatDeclaration';

test('a short declaration stays on its line', () => {
  expect(formatDeclaration('type A = { b: string };')).toBe('type A = { b: string };');
});

test('each member of a long one gets a line, strings and nesting included', () => {
  const text =
    "interface Params { label: 'a; {b}' | `c`; nested: { deep: Map<string, number> }; call: (value: string) => void }";
  expect(formatDeclaration(text)).toBe(
    [
      'interface Params {',
      "  label: 'a; {b}' | `c`;",
      '  nested: {',
      '    deep: Map<string, number>',
      '  };',
      '  call: (value: string) => void',
      '}',
    ].join('\n'),
  );
});

test('each type of a long outer union gets a line, those inside brackets do not', () => {
  const text =
    "type Long = 'first name' | 'second name' | Array<'third' | 'fourth'> | (() => 'fifth');";
  expect(formatDeclaration(text)).toBe(
    [
      "type Long = 'first name'",
      "  | 'second name'",
      "  | Array<'third' | 'fourth'>",
      "  | (() => 'fifth');",
    ].join('\n'),
  );
});

test('what the extractor has cut is formatted as far as it goes', () => {
  const text = `interface Classes { ${'someClass: string; '.repeat(5)}…`;
  expect(formatDeclaration(text).split('\n')).toHaveLength(7);
});
