import { expect, test } from 'vitest';
import { component, prop } from '../model/api/fixture';
import { documentedNames, lostNames } from './apiNames';

const bar = component('Bar', { props: [prop('width', { description: 'How wide.' }), prop('ref')] });
const recorded = documentedNames([bar, component('Pie')]);

test('records what there is, and which props say nothing', () => {
  expect(recorded).toEqual({
    '/x/api/charts/bar/': ['prop ref (no description)', 'prop width'],
    '/x/api/charts/pie/': [],
  });
});

test('names a page, a prop and a description that have gone', () => {
  const silent = component('Bar', { props: [prop('width')] });
  expect(lostNames(recorded, documentedNames([silent]))).toEqual([
    '/x/api/charts/bar/ prop ref (no description): the whole entry',
    '/x/api/charts/bar/ prop width: its description',
    '/x/api/charts/pie/ (the page)',
  ]);
});

test('what is new, or newly described, is no loss', () => {
  const props = [
    prop('width', { description: 'W.' }),
    prop('ref', { description: 'R.' }),
    prop('x'),
  ];
  expect(
    lostNames(recorded, documentedNames([component('Bar', { props }), component('Pie')])),
  ).toEqual([]);
});
