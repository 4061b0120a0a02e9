import { DataGrid } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

export default function SingleSelect() {
  return <DataGrid rows={parts} columns={partColumns} aria-label="Parts, one to select" />;
}
