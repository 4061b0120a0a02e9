import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { fruitColumns, fruitSales } from '../dataset/fruitSales';

const functions = { sum: 'Sum', avg: 'Average', min: 'Smallest', max: 'Largest', size: 'Count' };

export default function PivotStepValues() {
  const [hasProfit, setHasProfit] = React.useState(false);
  const [aggFunc, setAggFunc] = React.useState('sum');
  const model = React.useMemo(
    () => ({
      /* preview-start */
      rows: [{ field: 'product' }],
      columns: [],
      values: [
        { field: 'sales', aggFunc }, // 'sum', 'avg', 'min', 'max', or 'size'
        { field: 'profit', aggFunc, hidden: !hasProfit },
      ],
      /* preview-end */
    }),
    [aggFunc, hasProfit],
  );
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mb: 1 }}>
        <TextField
          select
          size="small"
          label="Function"
          value={aggFunc}
          onChange={(event) => setAggFunc(event.target.value)}
          sx={{ minWidth: 120 }}
        >
          {Object.entries(functions).map(([name, label]) => (
            <MenuItem key={name} value={name}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Profit"
          control={
            <Checkbox checked={hasProfit} onChange={(_event, value) => setHasProfit(value)} />
          }
        />
      </Stack>
      <DataGridPremium
        rows={fruitSales}
        columns={fruitColumns}
        pivotActive
        pivotModel={model}
        density="compact"
        hideFooter
        aria-label="Sales by product, with the function that you select"
      />
    </>
  );
}
