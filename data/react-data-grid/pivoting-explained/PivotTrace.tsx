import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellParams,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { fruitColumns, fruitSales, type FruitSale } from '../dataset/fruitSales';

/* preview-start */
const model: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'region' }],
  values: [{ field: 'sales', aggFunc: 'sum' }],
};
/* preview-end */

const shown = ['product', 'region', 'sales'];
const recordColumns = fruitColumns
  .filter(({ field }) => shown.includes(field))
  .map((column) => ({ ...column, editable: column.field === 'sales' }));
const pivoted = { pivoting: { enabled: true, model } };

export default function PivotTrace() {
  const [records, setRecords] = React.useState(fruitSales);
  const [cell, setCell] = React.useState<{ product?: string; region?: string }>({
    product: 'Apples',
    region: 'North',
  });
  const counts = ({ product, region }: FruitSale) =>
    (cell.product ?? product) === product && (cell.region ?? region) === region;
  const counted = records.filter(counts).map(({ sales }) => sales);
  const select = ({ field, rowNode }: GridCellParams) =>
    setCell({
      product: rowNode.type === 'group' ? String(rowNode.groupingKey) : undefined,
      region: field.includes('>->') ? field.split('>->')[0] : undefined,
    });
  const save = (record: FruitSale) => {
    setRecords((all) => all.map((old) => (old.id === record.id ? record : old)));
    return record;
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gridTemplateRows: { xs: '3fr 2fr', sm: '1fr' },
          '& > *': { minWidth: 0, minHeight: 0 },
          '& .counted': { backgroundColor: 'action.selected', fontWeight: 700 },
        }}
      >
        <DataGridPremium
          rows={records}
          columns={recordColumns}
          getRowClassName={({ row }) => (counts(row) ? 'counted' : '')}
          processRowUpdate={save}
          disablePivoting
          density="compact"
          hideFooter
          aria-label="Sales records. The highlighted ones belong to the selected number"
        />
        <DataGridPremium
          rows={records}
          columns={fruitColumns}
          initialState={pivoted}
          onCellClick={select}
          onCellKeyDown={(params, event) => event.key === 'Enter' && select(params)}
          density="compact"
          hideFooter
          aria-label="Pivot table of the sales records"
        />
      </Box>
      <Typography role="status" variant="body2">
        {cell.product ?? 'All products'}, {cell.region ?? 'all regions'}: {counted.join(' + ')} ={' '}
        <strong>{counted.reduce((sum, value) => sum + value, 0)}</strong>
      </Typography>
    </Box>
  );
}
