import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnsManagementProps } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

const VAT = 0.2;

const amount = {
  type: 'number',
  width: 90,
  valueFormatter: (value: number) => value.toFixed(2),
} satisfies Partial<GridColDef<Order>>;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'net',
    headerName: 'Net (€)',
    ...amount,
    valueGetter: (_value, { total }) => total / (1 + VAT),
  },
  {
    field: 'vat',
    headerName: 'VAT (€)',
    ...amount,
    valueGetter: (_value, { total }) => total - total / (1 + VAT),
  },
  ...orderColumns,
];

export default function ToggleOnlySearchResults() {
  const [toggleAllMode, setToggleAllMode] =
    React.useState<GridColumnsManagementProps['toggleAllMode']>('filteredOnly');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={toggleAllMode}
        onChange={(_event, mode) => mode && setToggleAllMode(mode)}
        aria-label="toggleAllMode"
        sx={{ mb: 1, '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="filteredOnly">filteredOnly</ToggleButton>
        <ToggleButton value="all">all</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <DataGrid
        rows={orders}
        columns={columns}
        slotProps={{ columnsManagement: { toggleAllMode } }}
        showToolbar
        hideFooter
        label="Order taxes"
      />
      {/* preview-end */}
    </>
  );
}
