import { expect, test } from 'vitest';
import { component, guide, hook } from './fixture';
import { guidesByEntry } from './guidesByEntry';

const bar = component('Bar');
const entries = [
  component('Bar', { product: 'data-grid', pathname: '/x/api/data-grid/bar/' }),
  bar,
  hook('useBar'),
];

test('finds the guides of each entry, in the product of the guide', () => {
  const links = [{ title: 'Bars', pathname: '/x/react-charts/bars/' }];
  expect([...guidesByEntry([guide(['Bar', 'Bar'], ['useBar'])], entries)]).toEqual([
    ['/x/api/charts/bar/', links],
    ['/x/api/charts/usebar/', links],
  ]);
});

test('a name that the packages do not export fails with the near one', () => {
  expect(() => guidesByEntry([guide(['Barr'])], entries)).toThrow(
    /README\.md: The API reference has no component "Barr"\.\n {2}Fix: Did you mean "Bar"\?/,
  );
  expect(() => guidesByEntry([guide([], ['Bar'])], entries)).toThrow(/has no hook "Bar"/);
});
