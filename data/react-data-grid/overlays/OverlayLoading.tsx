import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

const variants = ['skeleton', 'linear-progress', 'circular-progress'] as const;

export default function OverlayLoading() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('linear-progress');
  const [hasRows, setHasRows] = React.useState(true);

  const grid = (
    <DataGrid
      columns={orderColumns}
      /* preview-start */
      rows={hasRows ? orders : []}
      loading
      slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
      /* preview-end */
      hideFooter
      density="compact"
      aria-label="Orders that are loading"
    />
  );

  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <TextField
          select
          size="small"
          label="variant"
          value={variant}
          onChange={(event) => {
            const next = variants.find((name) => name === event.target.value);
            if (next) setVariant(next);
          }}
          sx={{ minWidth: 180 }}
        >
          {variants.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={hasRows} onChange={(_event, next) => setHasRows(next)} />}
          label="Rows are already there"
        />
      </Stack>
      {grid}
    </>
  );
}
