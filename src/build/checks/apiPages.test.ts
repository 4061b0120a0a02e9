import { expect, test } from 'vitest';
import type { NavItem } from '../../core/types';
import { component } from '../apiPages/fixture';
import { checkApiPages } from './apiPages';

const check = (tree: readonly NavItem[]) => () =>
  checkApiPages({
    tree,
    api: { inputs: '', entries: [component('Bar', { plan: 'pro' })], parts: [], undocumented: [] },
  });
const leaf = { pathname: '/x/api/charts/bar/', title: 'Bar' };

test('an export without a leaf fails with the line to add', () => {
  expect(check([leaf])).not.toThrow();
  expect(check([])).toThrow("{ pathname: '/x/api/charts/bar/', title: 'Bar', plan: 'pro' },");
});

test('a leaf without data fails', () => {
  expect(check([leaf, { pathname: '/x/api/charts/gone/' }])).toThrow(
    'The packages export nothing for /x/api/charts/gone/.',
  );
});
