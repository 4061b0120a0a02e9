import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { createReports, hutColumns } from '../dataset/huts';
import styles from './StyleStripes.module.css';

const rows = createReports(200);
const initialState = { pagination: { paginationModel: { pageSize: 25 } } };

/* preview-start */
const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? '' : styles.odd!;

/* preview-end */

export default function StyleStripes() {
  return (
    <DataGrid
      rows={rows}
      columns={hutColumns}
      initialState={initialState}
      pageSizeOptions={[25, 50]}
      getRowClassName={getRowClassName}
      aria-label="Mountain hut reports with striped rows"
    />
  );
}
