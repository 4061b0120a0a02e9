import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { createInvoices } from '../dataset/invoices';
import { columns } from './statusColumns';

const KEY = 'invoice-filter';
const EMPTY = '{"items":[]}';
const rows = createInvoices(20);
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange); // Changes in other tabs
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

const read = () => localStorage.getItem(KEY) ?? EMPTY;

function write(model: GridFilterModel) {
  localStorage.setItem(KEY, JSON.stringify(model));
  listeners.forEach((onChange) => onChange());
}

function parse(text: string): GridFilterModel {
  try {
    const model: GridFilterModel = JSON.parse(text);
    const fields = columns.map(({ field }) => field);
    return { ...model, items: model.items.filter(({ field }) => fields.includes(field)) };
  } catch {
    return { items: [] };
  }
}

export default function FiltersInLocalStorage() {
  const [mount, setMount] = React.useState(1);
  /* preview-start */
  const saved = React.useSyncExternalStore(subscribe, read, () => EMPTY);
  const filterModel = React.useMemo(() => parse(saved), [saved]);

  const grid = (
    <DataGrid
      key={mount}
      rows={rows}
      columns={columns}
      filterModel={filterModel}
      onFilterModelChange={(model) => write(model)}
      showToolbar
      label="Invoices"
    />
  );
  /* preview-end */

  return (
    <>
      <Button
        variant="outlined"
        sx={{ mb: 1, alignSelf: 'flex-start' }}
        onClick={() => setMount(mount + 1)}
      >
        Mount the grid again
      </Button>
      {grid}
    </>
  );
}
