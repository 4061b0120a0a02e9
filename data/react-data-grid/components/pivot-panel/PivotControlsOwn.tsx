import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../../dataset/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter' },
  { field: 'bags', headerName: 'Bags', type: 'number' },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const choices = {
  rows: ['region', 'bean'],
  columns: ['quarter', 'bean'],
  values: ['revenue', 'bags'],
};
const labels = { rows: 'Rows', columns: 'Columns', values: 'Total of' };
const lists = ['values', 'rows', 'columns'] as const;
const nameOf = (field: string) => columns.find((column) => column.field === field)?.headerName;

export default function PivotControlsOwn() {
  const [fields, setFields] = React.useState({
    rows: 'region',
    columns: 'quarter',
    values: 'revenue',
  });
  /* preview-start */
  const pivotModel = {
    rows: [{ field: fields.rows }],
    columns: fields.columns === fields.rows ? [] : [{ field: fields.columns }],
    values: [{ field: fields.values, aggFunc: 'sum' }],
  };
  /* preview-end */
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        {lists.map((list) => (
          <TextField
            key={list}
            select
            size="small"
            label={labels[list]}
            value={fields[list]}
            onChange={(event) => setFields({ ...fields, [list]: event.target.value })}
            sx={{ minWidth: 120 }}
          >
            {choices[list].map((field) => (
              <MenuItem key={field} value={field}>
                {nameOf(field)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <DataGridPremium
        rows={sales}
        columns={columns}
        pivotActive
        pivotModel={pivotModel}
        pivotPanelOpen={false}
        hideFooter
        aria-label="Coffee sales, summarized by the fields above"
      />
    </>
  );
}
