import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, priceList, type Article } from '../dataset/priceList';

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110, editable: true },
  { field: 'kind', headerName: 'Kind', width: 100, editable: true },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    editable: true,
    valueFormatter: euros,
  },
];

export default function PasteOff() {
  const [isDisabled, setIsDisabled] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isDisabled} onChange={(_event, next) => setIsDisabled(next)} />}
        label="disableClipboardPaste"
        sx={{ mb: 1 }}
      />
      {/* preview-start */}
      <DataGridPremium
        rows={priceList}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        disableClipboardPaste={isDisabled}
        hideFooter
        aria-label="Price list without pasting"
      />
      {/* preview-end */}
    </>
  );
}
