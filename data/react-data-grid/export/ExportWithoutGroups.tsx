import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  type GridCsvExportOptions,
} from '@mui/x-data-grid-premium';
import { invoiceColumns, invoices } from '../dataset/invoices';
import { CsvPreview } from './CsvPreview';

/* preview-start */
const withoutGroups: GridCsvExportOptions = {
  getRowsToExport: ({ apiRef }) => {
    const tree = gridRowTreeSelector(apiRef);
    return gridFilteredSortedRowIdsSelector(apiRef).filter((id) => tree[id]?.type === 'leaf');
  },
};
/* preview-end */

const initialState = { rowGrouping: { model: ['client'] } };

export default function ExportWithoutGroups() {
  const [leaveOut, setLeaveOut] = React.useState(true);
  const options = leaveOut ? withoutGroups : {};
  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={leaveOut} onChange={(event) => setLeaveOut(event.target.checked)} />
        }
        label="Leave out group rows"
      />
      <DataGridPremium
        rows={invoices}
        columns={invoiceColumns}
        initialState={initialState}
        showToolbar
        slots={{ footer: CsvPreview }}
        slotProps={{
          toolbar: { csvOptions: options, excelOptions: options },
          footer: { csvOptions: options },
        }}
        label="Invoices by client"
      />
    </>
  );
}
