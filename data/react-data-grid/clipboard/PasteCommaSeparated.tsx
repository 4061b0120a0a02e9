import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { priceList, type Article } from '../dataset/priceList';

const sample = 'Hex bolt,0.82\nHex nut,0.15';

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100, editable: true },
  { field: 'kind', headerName: 'Kind', width: 100, editable: true },
];

export default function PasteCommaSeparated() {
  const [copied, setCopied] = React.useState('');
  return (
    <>
      <Button
        variant="outlined"
        sx={{ mb: 1, alignSelf: 'flex-start' }}
        onClick={() => navigator.clipboard.writeText(sample)}
      >
        Copy two rows with commas
      </Button>
      <DataGridPremium
        rows={priceList}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        /* preview-start */
        clipboardCopyCellDelimiter=","
        splitClipboardPastedText={(text) =>
          text
            .trim()
            .split(/\r?\n/)
            .map((line) => line.split(','))
        }
        /* preview-end */
        onClipboardCopy={(text) => setCopied(text)}
        hideFooter
        aria-label="Price list with comma-separated values"
      />
      <Typography role="status" variant="body2" noWrap sx={{ mt: 1 }}>
        {copied ? `Copied: ${copied.replaceAll('\r\n', ' ⏎ ')}` : 'Nothing copied yet'}
      </Typography>
    </>
  );
}
