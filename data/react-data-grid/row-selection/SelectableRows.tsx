import { DataGrid } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

export default function SelectableRows() {
  return (
    /* preview-start */
    <DataGrid
      rows={parts}
      columns={partColumns}
      checkboxSelection
      isRowSelectable={({ row }) => row.quantity >= 50}
      aria-label="Parts, selectable if at least 50 are in stock"
    />
    /* preview-end */
  );
}
