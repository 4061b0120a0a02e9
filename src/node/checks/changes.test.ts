import { describe, expect, it } from 'vitest';
import type { Change, Migration } from '../../core/changes';
import { isStillThere, missingNames, unlisted } from './changes';

const names = {
  exports: new Set(['GridColDef', 'GridToolbar']),
  members: new Set(['slotProps', 'legend', 'hideLegend']),
  classes: new Set(['MuiDataGrid-cell']),
  propsOf: new Map([['DataGrid', new Set(['rowBufferPx'])]]),
};

function change(over: Partial<Change>): Change {
  const base = { kind: 'renamed', effect: 'breaks', what: 'prop', old: 'rowBuffer' } as const;
  return { ...base, section: 's', does: 'Rename it.', ...over };
}

describe('new names', () => {
  const missing = (now: string[], later: Migration[] = []) =>
    missingNames(change({ now }), names, later);

  it('have to be in the packages, path by path', () => {
    expect(missing(['hideLegend', 'slotProps.legend', 'GridColDef'])).toEqual([]);
    expect(missing(['slotProps.legnd', 'GridColDefs'])).toEqual(['slotProps.legnd', 'GridColDefs']);
  });

  it('may have changed again in a later version', () => {
    const changes = [change({ old: 'components' })];
    const later = [{ product: 'charts', pathname: '/x/', from: 6, to: 7, changes } as const];
    expect(missing(['components'])).toEqual(['components']);
    expect(missing(['components'], later)).toEqual([]);
  });
});

describe('old names', () => {
  it.each([
    ['an export', { what: 'export', old: 'GridToolbar' }, true],
    ['an export that is gone', { what: 'export', old: 'GridToolbars' }, false],
    ['an export that only warns', { what: 'export', old: 'GridToolbar', effect: 'warns' }, false],
    ['a class', { what: 'class', old: 'MuiDataGrid-cell' }, true],
    ['a prop of its owner', { old: 'rowBufferPx', of: ['DataGrid'] }, true],
    ['a prop of another owner', { old: 'rowBufferPx', of: ['TreeItem'] }, false],
    ['a changed default', { kind: 'default', old: 'rowBufferPx', of: ['DataGrid'] }, false],
  ] as const)('%s: still there is %s', (_, over, expected) => {
    expect(isStillThere(change(over), names)).toBe(expected);
  });
});

it('a list that no upgrade names is reported', () => {
  const pathname = '/x/migration/migration-charts-v7/';
  const listed: Migration[] = [{ product: 'charts', pathname, from: 7, to: 8, changes: [] }];
  const own = 'data/migration/migration-charts-v7/changes.ts';
  const other = 'data/migration/migration-charts-v5/changes.ts';
  expect(unlisted([own], listed)).toEqual([]);
  expect(unlisted([own, other], listed).map(({ message }) => message)).toEqual([
    expect.stringContaining(`${other}: No upgrade has this list of changes.`),
  ]);
});
