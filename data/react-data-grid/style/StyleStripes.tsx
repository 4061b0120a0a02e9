import type { Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridRowClassNameParams } from '@mui/x-data-grid';
import { createReports, hutColumns } from '../dataset/huts';

const rows = createReports(200);
const initialState = { pagination: { paginationModel: { pageSize: 25 } } };

/* preview-start */
const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd';

const sx = (theme: Theme) => ({
  '--stripe': (theme.vars ?? theme).palette.primary.main,
  [`& .${gridClasses.row}.odd`]: {
    backgroundColor: 'color-mix(in srgb, var(--stripe) 7%, transparent)',
    '&:hover': { backgroundColor: 'color-mix(in srgb, var(--stripe) 13%, transparent)' },
    '&.Mui-selected': { backgroundColor: 'color-mix(in srgb, var(--stripe) 20%, transparent)' },
    '&.Mui-selected:hover': {
      backgroundColor: 'color-mix(in srgb, var(--stripe) 26%, transparent)',
    },
  },
});
/* preview-end */

export default function StyleStripes() {
  return (
    <DataGrid
      rows={rows}
      columns={hutColumns}
      initialState={initialState}
      pageSizeOptions={[25, 50]}
      getRowClassName={getRowClassName}
      sx={sx}
      aria-label="Mountain hut reports with striped rows"
    />
  );
}
