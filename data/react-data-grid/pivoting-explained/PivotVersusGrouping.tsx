import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { fruitColumns, fruitSales } from '../dataset/fruitSales';

export default function PivotVersusGrouping() {
  const [view, setView] = React.useState('grouping');
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, value: string | null) => value && setView(value)}
        aria-label="View"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="grouping">Row grouping</ToggleButton>
        <ToggleButton value="pivot">Pivot table</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        rows={fruitSales}
        columns={fruitColumns}
        pivotActive={view === 'pivot'}
        /* preview-start */
        initialState={{
          rowGrouping: { model: ['product'] },
          aggregation: { model: { sales: 'sum', profit: 'sum' } },
          columns: { columnVisibilityModel: { product: false } },
          pivoting: {
            model: {
              rows: [{ field: 'product' }],
              columns: [{ field: 'region' }],
              values: [{ field: 'sales', aggFunc: 'sum' }],
            },
          },
        }}
        /* preview-end */
        defaultGroupingExpansionDepth={view === 'pivot' ? 0 : 1}
        density="compact"
        hideFooter
        aria-label="The same records in groups or in a pivot table"
      />
    </>
  );
}
