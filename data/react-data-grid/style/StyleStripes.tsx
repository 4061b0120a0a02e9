import { styled } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridRowClassNameParams } from '@mui/x-data-grid';
import { createReports, hutColumns, type Hut } from '../dataset/huts';

const rows = createReports(200);

const StripedGrid = styled(DataGrid<Hut>)(({ theme }) => {
  const { main } = (theme.vars ?? theme).palette.primary;
  const tint = (percent: number) => `color-mix(in srgb, ${main} ${percent}%, transparent)`;
  return {
    [`& .${gridClasses.row}.odd`]: {
      backgroundColor: tint(7),
      '&:hover': { backgroundColor: tint(13) },
      '&.Mui-selected': { backgroundColor: tint(20) },
      '&.Mui-selected:hover': { backgroundColor: tint(26) },
    },
  };
});

const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd';

const initialState = { pagination: { paginationModel: { pageSize: 25 } } };

export default function StyleStripes() {
  return (
    <StripedGrid
      rows={rows}
      columns={hutColumns}
      initialState={initialState}
      pageSizeOptions={[25, 50]}
      getRowClassName={getRowClassName}
      aria-label="Reports of huts in stripes"
    />
  );
}
