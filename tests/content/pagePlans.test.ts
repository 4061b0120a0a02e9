import { expect, test } from 'vitest';
import { navigation } from '../../data/nav';
import { pagePlans } from '../../src/node/model/navigation/pagePlans';

test('the plan of a group holds for its pages, and a page may have its own', () => {
  const tree = [
    { pathname: '/x/a/' },
    {
      title: 'Group',
      plan: 'pro' as const,
      children: [{ pathname: '/x/b/' }, { pathname: '/x/c/', plan: 'premium' as const }],
    },
  ];
  expect([...pagePlans(tree)]).toEqual([
    ['/x/b/', 'pro'],
    ['/x/c/', 'premium'],
  ]);
});

test('the guides of row grouping are Premium', () => {
  const plans = pagePlans(navigation);
  expect(plans.get('/x/react-data-grid/row-grouping/')).toBe('premium');
  expect(plans.get('/x/react-data-grid/pivoting-explained/')).toBe('premium');
});
