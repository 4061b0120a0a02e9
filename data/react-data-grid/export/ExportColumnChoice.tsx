import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGrid, type GridColDef, type GridCsvExportOptions } from '@mui/x-data-grid';
import { invoiceColumns, invoices, type Invoice } from '../dataset/invoices';
import { CsvPreview } from './CsvPreview';

const columns: GridColDef<Invoice>[] = invoiceColumns.map((column) =>
  column.field === 'status' ? { ...column, disableExport: true } : column,
);
const initialState = { columns: { columnVisibilityModel: { work: false, issued: false } } };
const choices: Record<string, GridCsvExportOptions> = {
  'Default: visible columns': {},
  'allColumns: true': { allColumns: true },
  "fields: ['status', 'number', 'work']": { fields: ['status', 'number', 'work'] },
};

export default function ExportColumnChoice() {
  const [choice, setChoice] = React.useState('Default: visible columns');
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
      <Box sx={{ blockSize: 420 }}>
        <DataGrid
          rows={invoices}
          columns={columns}
          initialState={initialState}
          showToolbar
          slots={{ footer: CsvPreview }}
          slotProps={{ toolbar: { csvOptions }, footer: { csvOptions } }}
          label="Status is not exported"
        />
      </Box>
    </>
  );
}
