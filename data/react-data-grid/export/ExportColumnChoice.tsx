import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGrid, type GridColDef, type GridCsvExportOptions } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../dataset/invoices';
import { CsvPreview } from './CsvPreview';

/* preview-start */
const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 90 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
  { field: 'work', headerName: 'Work', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', disableExport: true },
];

const choices: Record<string, GridCsvExportOptions> = {
  'Visible columns (default)': {},
  'allColumns: true': { allColumns: true },
  "fields: ['status', 'number', 'work']": { fields: ['status', 'number', 'work'] },
};
/* preview-end */

const initialState = { columns: { columnVisibilityModel: { work: false } } };

export default function ExportColumnChoice() {
  const [choice, setChoice] = React.useState('Visible columns (default)');
  const csvOptions = choices[choice]!;
  return (
    <>
      <FormControl>
        <FormLabel id="export-columns">Columns in the file</FormLabel>
        <RadioGroup
          aria-labelledby="export-columns"
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        >
          {Object.keys(choices).map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio size="small" />}
              label={name}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <DataGrid
        rows={invoices}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ footer: CsvPreview }}
        slotProps={{ toolbar: { csvOptions }, footer: { csvOptions } }}
        label="Invoices"
      />
    </>
  );
}
