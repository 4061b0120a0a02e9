import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { planColumns, planRows, type PlanLine } from './plan';

const quarters = ['q1', 'q2', 'q3', 'q4'] as const;
const start: GridCellSelectionModel = { 2: { q2: true }, 3: { q2: true }, 4: { q2: true } };

export default function FormulaBar() {
  const [rows, setRows] = React.useState(planRows);
  const [model, setModel] = React.useState(start);

  const selectedQuarters = ({ id }: PlanLine) => quarters.filter((field) => model[id]?.[field]);
  const values = rows.flatMap((row) => selectedQuarters(row).map((field) => row[field]));
  const isMixed = new Set(values).size > 1;

  const write = (bags: number) =>
    setRows((current) =>
      current.map((row) => {
        const entries = selectedQuarters(row).map((field) => [field, bags]);
        return { ...row, ...Object.fromEntries(entries) };
      }),
    );

  return (
    <>
      <TextField
        size="small"
        type="number"
        label="Bags in the selected quarters"
        value={isMixed ? '' : (values[0] ?? '')}
        placeholder={isMixed ? 'Several values' : ''}
        disabled={values.length === 0}
        onChange={(event) => write(Math.max(0, Math.round(Number(event.target.value))))}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mb: 1, inlineSize: 260, maxInlineSize: '100%' }}
      />
      {/* preview-start */}
      <DataGridPremium
        rows={rows}
        columns={planColumns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        rowSelection={false}
        hideFooter
        aria-label="Bags of coffee with a formula bar"
      />
      {/* preview-end */}
    </>
  );
}
