import { describe, expect, it } from 'vitest';
import { isIgnored, parseDocComment, tagText, toMarkdown } from './docComment';

describe('parseDocComment', () => {
  it('separates the description from tags that span lines', () => {
    const doc = parseDocComment(`/**
   * First line.
   * - a list
   *
   * @default
   * - one
   * - two
   * @deprecated
   */`);
    expect(doc.description).toBe('First line.\n- a list');
    expect(tagText(doc, 'default')).toBe('- one\n- two');
    expect(tagText(doc, 'deprecated')).toBe('');
    expect(tagText(doc, 'returns')).toBeUndefined();
  });

  it('takes an @ in fenced code for code', () => {
    const doc = parseDocComment("/**\n * ```js\n * @import 'a';\n * ```\n */");
    expect(doc.tags).toEqual([]);
    expect(doc.description).toContain('@import');
  });

  it('reads a comment of one line', () => {
    expect(parseDocComment('/** Styles applied to the root. */').description).toBe(
      'Styles applied to the root.',
    );
  });
});

it('knows what authors hide', () => {
  expect(isIgnored(parseDocComment('/** @ignore - do not document. */'))).toBe(true);
  expect(isIgnored(parseDocComment('/** Ignores clicks. */'))).toBe(false);
});

it('drops the lists that the release script appends, and the domain', () => {
  expect(toMarkdown('A button.\n\nDemos:\n\n- [x](https://mui.com/x/a/)')).toBe('A button.');
  expect(toMarkdown('See [x](https://mui.com/x/a/).')).toBe('See [x](/x/a/).');
});
