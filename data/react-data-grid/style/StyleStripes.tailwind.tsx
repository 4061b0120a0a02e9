import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { createReports, hutColumns } from '../dataset/huts';

const rows = createReports(200);
const initialState = { pagination: { paginationModel: { pageSize: 25 } } };

/* preview-start */
const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0
    ? ''
    : 'tw:bg-blue-600/10 tw:hover:bg-blue-600/15 tw:[&.Mui-selected]:bg-blue-600/25';

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
