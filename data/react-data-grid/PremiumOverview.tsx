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

export default function PremiumOverview() {
  const [view, setView] = React.useState<'groups' | 'pivot'>('groups');
  const apiRef = useGridApiRef();
  /* preview-start */
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['region', 'bean'] },
      aggregation: { model: { bags: 'sum', revenue: 'sum' } },
      pivoting: {
        model: {
          rows: [{ field: 'region' }, { field: 'bean' }],
          columns: [{ field: 'quarter' }],
          values: [{ field: 'revenue', aggFunc: 'sum' }],
        },
      },
    },
  });
  /* preview-end */
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
        initialState={initialState}
        pivotActive={view === 'pivot'}
        onPivotActiveChange={(isActive) => setView(isActive ? 'pivot' : 'groups')}
        pivotingColDef={pivotingColDef}
        defaultGroupingExpansionDepth={1}
        density="compact"
        showToolbar
        hideFooter
        label="Coffee sales in 2025"
        sx={{ '& .MuiDataGrid-footerCell': { color: 'text.primary', fontWeight: 600 } }}
      />
    </>
  );
}
