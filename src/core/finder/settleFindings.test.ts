import { describe, expect, it } from 'vitest';
import type { Change, Migration } from '../changes';
import { findChanges } from './findChanges';

const change = (old: string, over: Partial<Change>): Change => ({
  kind: 'type',
  effect: 'breaks',
  what: 'prop',
  section: 's',
  does: 'Change it.',
  old,
  ...over,
});
const migrations: Migration[] = [
  {
    product: 'data-grid',
    pathname: '/grid-8/',
    from: 7,
    to: 8,
    marks: ['showToolbar'],
    changes: [
      change('rowSelectionModel', { of: ['DataGrid'], done: '\\bids:\\s*new Set\\b' }),
      change('useGridApiRef', { what: 'export', needs: '\\.current\\b(?!\\?\\.)' }),
      change('closeOnSelect', { kind: 'default', effect: 'differs' }),
      change('unstable_rowSpanning', { kind: 'renamed', of: ['DataGrid'] }),
      change('GridToolbar', { kind: 'removed', effect: 'warns', what: 'export' }),
      change('getRowId', { kind: 'behavior', effect: 'differs', of: ['DataGrid'] }),
    ],
  },
];
const GRID = "import { DataGrid, useGridApiRef } from '@mui/x-data-grid';\n";
const open = (code: string) =>
  findChanges(GRID + code, migrations)
    .filter(({ isSettled }) => !isSettled)
    .map(({ change: { old } }) => old);

describe('nothing is to do', () => {
  it('where the code has the new form', () => {
    expect(open('<DataGrid rowSelectionModel={[1]} />')).toEqual(['rowSelectionModel']);
    expect(open('<DataGrid rowSelectionModel={{ ids: new Set([1]) }} />')).toEqual([]);
  });

  it('where it lacks what changed', () => {
    expect(open('const ref = useGridApiRef(); ref.current.a();')).toEqual(['useGridApiRef']);
    expect(open('const ref = useGridApiRef(); ref.current?.a();')).toEqual([]);
  });

  it('where it sets what has another default', () => {
    expect(open('<DataGrid closeOnSelect />; const a = { closeOnSelect: false };')).toEqual([]);
    const alone = findChanges('closeOnSelect\nuseGridApiRef', migrations);
    expect(alone.map(({ isSettled }) => isSettled)).toEqual([false, false]);
  });
});

describe('code that has a name of the new version', () => {
  it('is on it, unless an old name is left', () => {
    expect(open('<DataGrid getRowId={f} />')).toEqual(['getRowId']);
    expect(open('<DataGrid getRowId={f} showToolbar />')).toEqual([]);
    expect(open('<DataGrid getRowId={f} showToolbar unstable_rowSpanning />').sort()).toEqual([
      'getRowId',
      'unstable_rowSpanning',
    ]);
  });

  it('still has to lose what is deprecated, and to have the new form as a whole', () => {
    const code = "import { GridToolbar } from '@mui/x-data-grid';\n<DataGrid showToolbar />";
    expect(open(code)).toEqual(['GridToolbar']);
    expect(open('<DataGrid showToolbar rowSelectionModel={[1]} />')).toEqual(['rowSelectionModel']);
  });
});
