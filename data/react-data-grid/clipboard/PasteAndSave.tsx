import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, priceList, type Article } from '../dataset/priceList';

const KEY = 'pasted-prices';

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    editable: true,
    valueFormatter: euros,
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
];

function readRows(): Article[] {
  try {
    const saved: Record<string, Partial<Article>> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return priceList.map((row) => ({ ...row, ...saved[row.id] }));
  } catch {
    return priceList;
  }
}

function SavedGrid() {
  const [rows, setRows] = React.useState(readRows);
  React.useEffect(() => {
    const saved = rows.map(({ id, price, stock }) => [id, { price, stock }]);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(saved)));
  }, [rows]);

  return (
    <>
      <Button
        variant="outlined"
        sx={{ mb: 1, alignSelf: 'flex-start' }}
        onClick={() => setRows(priceList)}
      >
        Reset prices and stock
      </Button>
      <DataGridPremium
        columns={columns}
        /* preview-start */
        rows={rows}
        processRowUpdate={(newRow) => {
          setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
          return newRow;
        }}
        /* preview-end */
        cellSelection
        disableRowSelectionOnClick
        hideFooter
        aria-label="Price list, saved in this tab"
      />
    </>
  );
}

const subscribe = () => () => {};

export default function PasteAndSave() {
  // Browser storage doesn't exist on the server, so the grid is only rendered in the browser.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isBrowser ? <SavedGrid /> : null;
}
