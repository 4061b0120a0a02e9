import { styled } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { createReports, hutColumns, type Hut } from '../dataset/huts';
import { NumberedPages } from './NumberedPages';

const rows = createReports(60);
const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

/* preview-start */
const PrintedGrid = styled(DataGrid<Hut>)({
  border: 'none',
  fontFamily: 'Georgia, serif',
  '--DataGrid-rowBorderColor': 'currentColor',
  [`& .${gridClasses.columnHeaders}`]: { borderBlockEnd: '2px solid currentColor' },
  [`& .${gridClasses.columnHeaderTitle}`]: { fontVariant: 'small-caps', fontWeight: 700 },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
  [`& .${gridClasses.cell}:focus-within`]: { outlineColor: 'currentColor' },
  [`& .${gridClasses.footerContainer}`]: { justifyContent: 'center', minHeight: 48 },
});

const slots = { pagination: NumberedPages };
/* preview-end */

export default function StyleOtherDesign() {
  return (
    <PrintedGrid
      rows={rows}
      columns={hutColumns}
      initialState={initialState}
      pageSizeOptions={[10]}
      slots={slots}
      hideFooterSelectedRowCount
      aria-label="Mountain hut reports in the style of a printed table"
    />
  );
}
