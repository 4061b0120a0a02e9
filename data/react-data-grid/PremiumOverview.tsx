import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './dataset/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'bean', headerName: 'Bean', width: 120 },
  { field: 'quarter', headerName: 'Quarter', width: 110 },
  { field: 'bags', headerName: 'Bags', type: 'number', flex: 1, minWidth: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', flex: 1, minWidth: 120 },
];
const pivotingColDef = { align: 'right', headerAlign: 'right', width: 140 } as const;
const initialState = {
  aggregation: { model: { bags: 'sum', revenue: 'sum' } },
  rowGrouping: { model: ['region', 'bean'] },
  pivoting: {
    model: {
      rows: [{ field: 'region' }, { field: 'bean' }],
      columns: [{ field: 'quarter' }],
      values: [{ field: 'revenue', aggFunc: 'sum' }],
    },
  },
};

export default function PremiumOverview() {
  const [view, setView] = React.useState<'groups' | 'pivot'>('groups');
  const apiRef = useGridApiRef();
  // A column that users group by needs no place of its own.
  const startState = useKeepGroupedColumnsHidden({ apiRef, initialState });
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, value: typeof view | null) => value && setView(value)}
        aria-label="View"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="groups">Groups</ToggleButton>
        <ToggleButton value="pivot">Pivot table</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        apiRef={apiRef}
        rows={sales}
        columns={columns}
        initialState={startState}
        pivotActive={view === 'pivot'}
        onPivotActiveChange={(isActive) => setView(isActive ? 'pivot' : 'groups')}
        pivotingColDef={pivotingColDef}
        defaultGroupingExpansionDepth={1}
        density="compact"
        showToolbar
        hideFooter
        label="Coffee sold in 2025"
        sx={{ '& .MuiDataGrid-footerCell': { color: 'text.primary', fontWeight: 600 } }}
      />
    </>
  );
}
