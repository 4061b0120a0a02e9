import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../dataset/invoices';
import { CsvPreview } from './CsvPreview';

const labels = {
  ignoreFormatter: 'ignoreValueFormatterDuringExport',
  escapeFormulas: 'escapeFormulas',
  includeHeaders: 'includeHeaders',
  utf8WithBom: 'utf8WithBom (in the file only)',
};

export default function ExportCsvText() {
  const [on, setOn] = React.useState({
    ignoreFormatter: false,
    escapeFormulas: true,
    includeHeaders: true,
    utf8WithBom: true,
  });
  const { ignoreFormatter, ...csvOptions } = on;
  return (
    <>
      <FormGroup aria-label="Text of the file" role="group">
        {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                size="small"
                checked={on[name]}
                onChange={(event) => setOn({ ...on, [name]: event.target.checked })}
              />
            }
            label={labels[name]}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </FormGroup>
      <Box sx={{ blockSize: 420 }}>
        <DataGrid
          // The preview follows the options, not this prop.
          key={String(ignoreFormatter)}
          rows={invoices}
          columns={invoiceColumns}
          ignoreValueFormatterDuringExport={ignoreFormatter}
          showToolbar
          slots={{ footer: CsvPreview }}
          slotProps={{ toolbar: { csvOptions }, footer: { csvOptions } }}
          label="Invoices"
        />
      </Box>
    </>
  );
}
