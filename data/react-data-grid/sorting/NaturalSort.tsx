import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const plain = new Intl.Collator('en');
const natural = new Intl.Collator('en', { numeric: true });

export default function NaturalSort() {
  const [isNatural, setIsNatural] = React.useState(true);
  // A new comparator counts once it arrives with new columns.
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      {
        field: 'article',
        headerName: 'Article',
        flex: 1,
        minWidth: 130,
        sortComparator: (isNatural ? natural : plain).compare,
      },
      { field: 'quantity', headerName: 'Pieces', type: 'number', width: 120 },
    ],
    [isNatural],
  );

  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={isNatural} onChange={(event) => setIsNatural(event.target.checked)} />
        }
        label="M2 before M10"
      />
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'article', sort: 'asc' }] } }}
        hideFooter
        aria-label="Orders by article"
      />
    </>
  );
}
