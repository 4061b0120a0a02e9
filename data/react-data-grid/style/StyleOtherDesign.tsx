import { styled } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { createReports, hutColumns, type Hut } from '../dataset/huts';
import { NumberedPages } from './NumberedPages';

const rows = createReports(60);

const PlainGrid = styled(DataGrid<Hut>)(({ theme }) => {
  // With CSS variables, `theme.vars` follows the mode; `theme.palette` holds the light one.
  const ink = (theme.vars ?? theme).palette.text.primary;
  return {
    border: 'none',
    borderRadius: 0,
    fontFamily: 'Georgia, serif',
    '--DataGrid-rowBorderColor': ink,
    [`& .${gridClasses.columnHeaders}`]: { borderBlockEnd: `2px solid ${ink}` },
    [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
    [`& .${gridClasses.columnHeaderTitle}`]: {
      fontVariant: 'small-caps',
      letterSpacing: '0.06em',
      fontWeight: 700,
    },
    [`& .${gridClasses.cell}:focus-within`]: { outlineColor: ink },
    [`& .${gridClasses.footerContainer}`]: { justifyContent: 'center', minHeight: 48 },
  };
});

const slots = { pagination: NumberedPages };
const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function StyleOtherDesign() {
  return (
    <PlainGrid
      rows={rows}
      columns={hutColumns}
      initialState={initialState}
      pageSizeOptions={[10]}
      slots={slots}
      hideFooterSelectedRowCount
      aria-label="Reports of huts, set like a printed table"
    />
  );
}
