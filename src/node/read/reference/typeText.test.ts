import { describe, expect, it } from 'vitest';
import { membersOfText } from '../../../../tests/fixtures/api/programOfText';
import { maxTypeLength, tidyType, typeTextOf } from './typeText';

function textOf(text: string, name: string): ReturnType<typeof typeTextOf> {
  const { checker, member } = membersOfText(text);
  return typeTextOf(checker, member(name), `Sample.${name}`);
}

describe('typeTextOf', () => {
  it('keeps the order and the quotes of the author', () => {
    const text = `interface Props { size?: "small" | "big" | undefined; on: (a: number) => void }`;
    expect(textOf(text, 'size')).toEqual({ type: `'small' | 'big'` });
    expect(textOf(text, 'on')).toEqual({ type: '(a: number) => void' });
  });

  it('keeps null, which is not the same as absent', () => {
    expect(textOf('interface Props { value?: string | null }', 'value').type).toBe('string | null');
  });

  it('prints generics with their arguments', () => {
    const text = `interface Base<T> { row: { id: T } } interface Props extends Base<string> {}`;
    expect(textOf(text, 'row').type).toBe('{ id: string }');
  });

  it('cuts a very long type and keeps the whole text', () => {
    const union = Array.from({ length: 80 }, (_, index) => `'value${index}'`).join(' | ');
    const { type, typeFull } = textOf(`interface Props { a: ${union} }`, 'a');
    expect(type.length).toBeLessThanOrEqual(maxTypeLength + 2);
    expect(type).toMatch(/ …$/);
    expect(typeFull).toBe(union);
  });

  it('prints a type that contains itself by name', () => {
    const text = `interface Tree { children: Tree[] } type Loop = { next: Loop };
      interface Props { tree: Tree; loop: Loop }`;
    expect(textOf(text, 'tree').type).toBe('Tree');
    expect(textOf(text, 'loop').type).toBe('Loop');
  });

  it('names package, prop and fix when the type cannot be resolved', () => {
    expect(() => textOf('interface Props { a: Missing<string> }', 'a')).toThrow(
      /@mui\/x-sample → Sample\.a: .*Missing<string>.*\n {2}Fix: /,
    );
  });

  it('refuses an alias that is nothing but itself', () => {
    expect(() => textOf('type A = A; interface Props { a: A }', 'a')).toThrow(/Sample\.a/);
  });
});

it('tidies imports, quotes and white space', () => {
  expect(tidyType('import("@mui/material").Theme | "a"')).toBe(`Theme | 'a'`);
  expect(tidyType('{\n  a: string;\n}')).toBe('{ a: string }');
});
