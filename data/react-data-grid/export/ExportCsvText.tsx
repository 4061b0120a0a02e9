import * as React from 'react';
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
  utf8WithBom: 'utf8WithBom (downloaded file only)',
};

export default function ExportCsvText() {
  const [on, setOn] = React.useState({
    ignoreFormatter: false,
    escapeFormulas: true,
    includeHeaders: true,
    utf8WithBom: true,
  });
  const { ignoreFormatter, escapeFormulas, includeHeaders, utf8WithBom } = on;
  return (
    <>
      <FormGroup aria-label="CSV options" role="group">
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
      <DataGrid
        // The preview in the footer reads this prop only when the grid mounts.
        key={String(ignoreFormatter)}
        rows={invoices}
        columns={invoiceColumns}
        slots={{ footer: CsvPreview }}
        label="Invoices"
        /* preview-start */
        ignoreValueFormatterDuringExport={ignoreFormatter}
        showToolbar
        slotProps={{
          toolbar: { csvOptions: { escapeFormulas, includeHeaders, utf8WithBom } },
          footer: { csvOptions: { escapeFormulas, includeHeaders } },
        }}
        /* preview-end */
      />
    </>
  );
}
