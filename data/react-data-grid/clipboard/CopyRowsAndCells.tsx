import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { euros, priceList, type Article } from '../dataset/priceList';

const columns: GridColDef<Article>[] = [
  { field: 'id', headerName: 'Number', width: 80 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'category',
    headerName: 'Category',
    width: 120,
    renderCell: ({ row }) => <Chip size="small" variant="outlined" label={row.category} />,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 90, valueFormatter: euros },
];

export default function CopyRowsAndCells() {
  const [copied, setCopied] = React.useState('');
  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={priceList}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        onClipboardCopy={(text) => setCopied(text)}
        hideFooter
        aria-label="Price list to copy from"
      />
      {/* preview-end */}
      <Box role="status" sx={{ mt: 1 }}>
        <Typography variant="body2">
          {copied ? 'Copied text, with an arrow for each tab:' : 'Nothing copied yet'}
        </Typography>
        <Box component="pre" sx={{ m: 0, blockSize: 66, overflow: 'auto', fontSize: 13 }}>
          {copied.replaceAll('\t', ' → ')}
        </Box>
      </Box>
    </>
  );
}
