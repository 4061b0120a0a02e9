import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { partColumns, parts, type Part } from '../dataset/parts';

const columns: GridColDef<Part>[] = [
  ...partColumns,
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 100 },
];

export default function CheckboxColumnRight() {
  return (
    <DataGrid
      rows={parts}
      columns={columns}
      checkboxSelection
      aria-label="Parts with the checkboxes at the end"
    />
  );
}
