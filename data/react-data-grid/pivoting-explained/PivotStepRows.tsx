import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { fruitColumns, fruitSales } from '../dataset/fruitSales';

const choices = { product: 'Product', size: 'Size', region: 'Region' };

export default function PivotStepRows() {
  const [fields, setFields] = React.useState(['product']);
  const model = React.useMemo(
    () => ({
      /* preview-start */
      rows: fields.map((field) => ({ field })), // in the order in which you select them
      columns: [],
      values: [{ field: 'sales', aggFunc: 'sum' }],
      /* preview-end */
    }),
    [fields],
  );
  return (
    <>
      <FormGroup row aria-label="Rows">
        {Object.entries(choices).map(([field, label]) => (
          <FormControlLabel
            key={field}
            label={label}
            control={
              <Checkbox
                checked={fields.includes(field)}
                onChange={(_event, isChecked) =>
                  setFields((old) => (isChecked ? [...old, field] : old.filter((f) => f !== field)))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <DataGridPremium
        rows={fruitSales}
        columns={fruitColumns}
        pivotActive
        pivotModel={model}
        defaultGroupingExpansionDepth={fields.length - 1}
        density="compact"
        hideFooter
        aria-label="Sales by the fields that you select"
      />
    </>
  );
}
