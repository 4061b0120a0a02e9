import { act } from '@testing-library/react';
import { gridClasses } from '@mui/x-data-grid';
import * as root from '@mui/x-data-grid';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid } from '../react-data-grid/grid';

const claim = claimsOf('/x/migration/migration-data-grid-v4/');
const rows = [
  { id: 1, part: 'Gear' },
  { id: 2, part: 'Shaft' },
];
const columns = [{ field: 'part' }];

claim('Methods and hooks', 'selectRow keeps the selection, and replaces it with true', () => {
  const { api } = mountGrid({ rows, columns, checkboxSelection: true });
  const selected = () => [...api.getSelectedRows().keys()];
  act(() => api.selectRow(1, true));
  act(() => api.selectRow(2, true));
  expect(selected()).toEqual([1, 2]);
  act(() => api.selectRow(2, true, true));
  expect(selected()).toEqual([2]);
});

claim('Props and events of elements', 'Cells have data-field, and rows data-id', () => {
  mountGrid({ rows, columns });
  const row = document.querySelector(`.${gridClasses.row}`)!;
  expect(row.getAttribute('data-id')).toBe('1');
  expect(row.getAttribute('data-rowindex')).toBe('0');
  const cell = row.querySelector(`.${gridClasses.cell}`)!;
  expect(cell.getAttribute('data-field')).toBe('part');
  expect(cell.hasAttribute('data-rowindex')).toBe(false);
});

claim('What looks different', 'Classes start with MuiDataGrid-', () => {
  expect(gridClasses.virtualScroller).toBe('MuiDataGrid-virtualScroller');
  expect(gridClasses.filterForm).toBe('MuiDataGrid-filterForm');
  expect(gridClasses).not.toHaveProperty('viewport');
});

claim('Constants', 'Constants of classes and types are gone', () => {
  expect(root).not.toHaveProperty('GRID_CELL_CSS_CLASS');
  expect(root).not.toHaveProperty('GRID_NUMBER_COLUMN_TYPE');
  expect(root).toHaveProperty('GRID_CHECKBOX_SELECTION_COL_DEF');
});
