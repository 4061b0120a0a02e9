import { DataGrid, type GridRowParams } from '@mui/x-data-grid';
import { partColumns, parts, type Part } from '../dataset/parts';

const isRowSelectable = ({ row }: GridRowParams<Part>) => row.quantity >= 50;

export default function SelectableRows() {
  return (
    <DataGrid
      rows={parts}
      columns={partColumns}
      checkboxSelection
      isRowSelectable={isRowSelectable}
      aria-label="Parts, selectable from a quantity of 50"
    />
  );
}
