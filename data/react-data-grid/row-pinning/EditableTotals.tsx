import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { positions, type Position } from '../dataset/positions';

type Line = Pick<Position, 'id' | 'name'> & {
  quantity?: number;
  open?: number;
  exposure?: number;
};

const exposureOf = ({ quantity = 0, open = 0 }: Line) => quantity * open;
const listed = positions.filter(({ quantity }) => quantity > 0).slice(0, 5);
const euros = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const columns: GridColDef<Line>[] = [
  { field: 'name', headerName: 'Position', flex: 1, minWidth: 165 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  { field: 'open', headerName: 'Price (€)', type: 'number', width: 110, editable: true },
  {
    field: 'exposure',
    headerName: 'Exposure (€)',
    type: 'number',
    width: 140,
    valueGetter: (value: number | undefined, row) => value ?? exposureOf(row),
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function EditableTotals() {
  /* preview-start */
  const [rows, setRows] = React.useState<Line[]>(listed);
  const pinnedRows = React.useMemo(() => {
    const exposure = rows.reduce((sum, row) => sum + exposureOf(row), 0);
    return { bottom: [{ id: 'total', name: 'Total', exposure }] };
  }, [rows]);

  const processRowUpdate = (newRow: Line) => {
    setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };
  /* preview-end */

  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      pinnedRows={pinnedRows}
      processRowUpdate={processRowUpdate}
      isCellEditable={({ id }) => id !== 'total'}
      hideFooter
      aria-label="Positions with a total that follows edits"
      sx={{ '& .MuiDataGrid-pinnedRows .MuiDataGrid-cell': { fontWeight: 'bold' } }}
    />
  );
}
