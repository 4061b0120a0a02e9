import { expect, test } from 'vitest';
import { outlineOf, renderOutline } from './demoOutline';

const boxesOf = (svg: string) =>
  [...svg.matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)].map(
    ([, ...box]) => box,
  );

test.each([
  ['rows', 48],
  ['bars', 7],
  ['field', 2],
  ['tree', 8],
  ['calendar', 42],
] as const)('the outline of %s has shapes of its kind, silent and of any size', (kind, count) => {
  const svg = renderOutline(kind);
  expect(boxesOf(svg)).toHaveLength(count);
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).toContain('width:calc(100% - 32px);height:calc(100% - 32px)');
  expect(svg).not.toContain(' id=');
});

test('bars stand on one line, inside their place', () => {
  const feet = boxesOf(renderOutline('bars')).map(
    ([, y, , height]) => parseFloat(y!) + parseFloat(height!),
  );
  expect(new Set(feet)).toEqual(new Set([94]));
  const rights = boxesOf(renderOutline('bars')).map(
    ([x, , width]) => parseFloat(x!) + parseFloat(width!),
  );
  expect(Math.max(...rights)).toBeLessThan(100);
});

test('no outline is another one', () => {
  const kinds = ['rows', 'bars', 'field', 'tree', 'calendar'] as const;
  expect(new Set(kinds.map(renderOutline)).size).toBe(kinds.length);
});

test.each([
  ['/x/react-charts/bars/', 'bars'],
  ['/x/react-tree-view/rich-tree-view/items/', 'tree'],
  ['/x/react-date-pickers/date-calendar/', 'calendar'],
  ['data/react-date-pickers/date-field/BasicField.tsx', 'field'],
  ['/x/react-data-grid/sorting/', 'rows'],
])('the outline of %s shows %s', (place, kind) => {
  expect(outlineOf(place)).toBe(kind);
});
