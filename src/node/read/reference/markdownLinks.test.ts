import { expect, it } from 'vitest';
import { parseDocComment } from './docComment';
import { deprecationOf, linkNames } from './markdownLinks';

const context = { pages: new Map([['data-grid/GridColDef', '/x/api/data-grid/grid-col-def/']]) };

it('links names with a page and marks others as code', () => {
  expect(linkNames(context, 'data-grid', 'Set of [[GridColDef]][] and [[GridRow]].')).toBe(
    'Set of [`GridColDef`](/x/api/data-grid/grid-col-def/)[] and `GridRow`.',
  );
});

it('does not link to the page of another product', () => {
  expect(linkNames(context, 'charts', '[[GridColDef]]')).toBe('`GridColDef`');
});

it('turns {@link} into Markdown', () => {
  expect(linkNames(context, 'charts', 'Use the {@link /x/a/ Toolbar} instead.')).toBe(
    'Use the [Toolbar](/x/a/) instead.',
  );
});

it('tells a deprecation without a reason from none', () => {
  const read = (text: string) => deprecationOf(context, 'charts', parseDocComment(text));
  expect(read('/** @deprecated */')).toEqual({ deprecated: true });
  expect(read('/** @deprecated Use b. */')).toEqual({
    deprecated: true,
    deprecationInfo: 'Use b.',
  });
  expect(read('/** Fine. */')).toEqual({ deprecated: false });
});
