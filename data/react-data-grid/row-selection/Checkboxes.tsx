import { DataGrid } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

export default function Checkboxes() {
  return (
    /* preview-start */
    <DataGrid
      rows={parts}
      columns={partColumns}
      checkboxSelection
      aria-label="Parts with checkboxes"
    />
    /* preview-end */
  );
}
