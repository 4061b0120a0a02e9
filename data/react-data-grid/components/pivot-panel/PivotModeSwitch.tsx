import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../../dataset/sales';

function SalesToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar>
      {/* preview-start */}
      <PivotPanelTrigger
        render={(_props, { active }) => (
          <FormControlLabel
            control={<Switch checked={active} />}
            onChange={() => apiRef.current.setPivotActive((value) => !value)}
            label="Summary by region and quarter"
          />
        )}
      />
      {/* preview-end */}
    </Toolbar>
  );
}

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const model = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'quarter' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function PivotModeSwitch() {
  return (
    <DataGridPremium
      rows={sales}
      columns={columns}
      initialState={{ pivoting: { model } }}
      slots={{ toolbar: SalesToolbar }}
      showToolbar
      hideFooter
      aria-label="Coffee sales with a summary that you switch on"
    />
  );
}
