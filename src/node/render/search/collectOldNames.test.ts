import { expect, test } from 'vitest';
import type { Change, Migration } from '../../../core/changes';
import { NAME_FATES } from '../../../core/oldNames';
import { collectOldNames } from './collectOldNames';

const base = {
  kind: 'renamed',
  effect: 'breaks',
  what: 'prop',
  section: 's',
  does: 'Do.',
} as const;
const collect = (changes: (Partial<Change> & Pick<Change, 'old'>)[]) => {
  const migration: Migration = {
    product: 'charts',
    pathname: '/x/migration/migration-charts-v7/',
    from: 7,
    to: 8,
    changes: changes.map((change) => ({ ...base, ...change })),
  };
  const current = { names: new Set(['slots', 'barplot']), titles: new Set(['legend', 'treeview']) };
  expect(collectOldNames('x-data-grid', [migration], current)).toEqual([]);
  return collectOldNames('x-charts', [migration], current)[0]!.names;
};

test('a name comes with what became of it', () => {
  const does = `Use [\`b\`](/x/b/) and ${'word '.repeat(40)}`;
  const [[old, now, fate, isCurrent, section, text] = []] = collect([
    { old: 'a', now: ['b', 'c'], section: 'letters', does },
    { old: 'A behavior', what: 'none' },
  ]);
  expect([old, now, NAME_FATES[fate!], isCurrent, section]).toEqual([
    'a',
    'b, c',
    'renamed',
    0,
    'letters',
  ]);
  expect(text).toMatch(/^Use b and word .{90,}…$/);
});

test.each<[string, Partial<Change> & Pick<Change, 'old'>, string, 0 | 1]>([
  ['is gone', { old: 'oldSlots', kind: 'removed' }, 'removed', 0],
  ['has a namesake', { old: 'slots', kind: 'removed' }, 'removed', 1],
  ['is a guide now', { old: 'legend' }, 'renamed', 1],
  ['still works', { old: 'BarPlot', what: 'export', effect: 'warns' }, 'deprecated', 0],
  ['names a product', { old: 'TreeView', what: 'export', effect: 'warns' }, 'deprecated', 1],
  ['has another type', { old: 'rows', kind: 'type' }, 'changed', 1],
  ['has another value', { old: 'rows', value: 'all' }, 'renamed', 1],
  ['is the end of a path', { old: '@mui/lab/BarPlot', what: 'import' }, 'renamed', 1],
])('a name that %s', (_, change, fate, isCurrent) => {
  const [one] = collect([change]);
  expect([NAME_FATES[one![2]], one![3]]).toEqual([fate, isCurrent]);
});
