import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { partColumns, parts, type Part } from '../dataset/parts';

/* preview-start */
const columns: GridColDef<Part>[] = [
  ...partColumns,
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 100 },
];
/* preview-end */

export default function CheckboxColumnRight() {
  return (
    <DataGrid
      rows={parts}
      columns={columns}
      checkboxSelection
      aria-label="Parts with checkboxes in the last column"
    />
  );
}
