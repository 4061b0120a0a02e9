import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { fruitColumns, fruitSales } from '../dataset/fruitSales';

/* preview-start */
const columnFields: Record<string, GridPivotModel['columns']> = {
  Nothing: [],
  Region: [{ field: 'region' }],
  'Region, then quarter': [{ field: 'region' }, { field: 'quarter' }],
  'Quarter, then region': [{ field: 'quarter' }, { field: 'region' }],
};
/* preview-end */

const pivotingColDef = { width: 80 };

export default function PivotStepColumns() {
  const [name, setName] = React.useState('Region');
  const model = React.useMemo<GridPivotModel>(
    () => ({
      rows: [{ field: 'product' }],
      columns: columnFields[name]!,
      values: [{ field: 'sales', aggFunc: 'sum' }],
    }),
    [name],
  );
  return (
    <>
      <RadioGroup
        row
        aria-label="Columns"
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {Object.keys(columnFields).map((label) => (
          <FormControlLabel key={label} value={label} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      <DataGridPremium
        rows={fruitSales}
        columns={fruitColumns}
        pivotActive
        pivotModel={model}
        pivotingColDef={pivotingColDef}
        density="compact"
        hideFooter
        aria-label="Sales by product, with the columns that you select"
      />
    </>
  );
}
