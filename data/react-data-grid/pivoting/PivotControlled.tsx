import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../dataset/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const revenueByRegion: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'quarter' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function PivotControlled() {
  const [model, setModel] = React.useState(revenueByRegion);
  const [isActive, setIsActive] = React.useState(true);
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mb: 1 }}>
        <FormControlLabel
          control={<Switch checked={isActive} onChange={(_event, value) => setIsActive(value)} />}
          label="Pivot table"
        />
        <Button onClick={() => setIsOpen((value) => !value)}>
          {isOpen ? 'Close panel' : 'Choose fields'}
        </Button>
      </Stack>
      <DataGridPremium
        rows={sales}
        columns={columns}
        /* preview-start */
        pivotModel={model}
        onPivotModelChange={setModel}
        pivotActive={isActive}
        onPivotActiveChange={setIsActive}
        pivotPanelOpen={isOpen}
        onPivotPanelOpenChange={setIsOpen}
        /* preview-end */
        hideFooter
        aria-label="Coffee sales with a pivot table that you control above"
      />
      <Typography role="status" sx={{ mt: 1, fontFamily: 'monospace', fontSize: 12 }}>
        {JSON.stringify(model)}
      </Typography>
    </>
  );
}
