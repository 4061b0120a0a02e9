import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridPortalWrapper,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
} from '@mui/x-data-grid';
import { createInvoices } from '../dataset/invoices';
import { columns } from './statusColumns';

const rows = createInvoices(20);

function SearchInPageHeader() {
  /* preview-start */
  return (
    <Portal container={() => document.getElementById('page-search')}>
      <GridPortalWrapper>
        <QuickFilter expanded style={{ display: 'flex', alignItems: 'center' }}>
          <QuickFilterControl
            size="small"
            placeholder="Search invoices"
            slotProps={{ htmlInput: { 'aria-label': 'Search invoices', role: 'searchbox' } }}
          />
          <QuickFilterClear render={<Button />}>Clear</QuickFilterClear>
        </QuickFilter>
      </GridPortalWrapper>
    </Portal>
  );
  /* preview-end */
}

export default function SearchOutsideGrid() {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h6" component="p" sx={{ flex: 1, minInlineSize: 'max-content' }}>
          Violin workshop
        </Typography>
        <div id="page-search" />
      </Box>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchInPageHeader }}
        showToolbar
        aria-label="Invoices with search in the page header"
      />
    </>
  );
}
