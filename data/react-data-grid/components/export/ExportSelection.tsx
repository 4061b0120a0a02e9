import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

const button = <ToolbarButton render={<Button size="small" />} />;

const allRows: GridCsvExportOptions = {
  fileName: 'all-orders',
  getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
};

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  return (
    <Toolbar>
      {/* preview-start */}
      <ExportCsv render={button} disabled={selected === 0} options={{ fileName: 'selection' }}>
        {selected > 0 ? `Download ${selected} selected` : 'Download selected'}
      </ExportCsv>
      <ExportCsv render={button} options={allRows}>
        Download all
      </ExportCsv>
      {/* preview-end */}
    </Toolbar>
  );
}

export default function ExportSelection() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      checkboxSelection
      slots={{ toolbar: OrderToolbar }}
      showToolbar
      aria-label="Orders with a download of the selection"
    />
  );
}
