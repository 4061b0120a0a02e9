import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { createInvoices } from '../../dataset/invoices';
import { columns } from './workshopColumns';

/* preview-start */
const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: { disableAddFilterButton: true, disableRemoveAllButton: true },
};
/* preview-end */

const rows = createInvoices(40);
const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'issued', operator: 'onOrAfter', value: '2026-03-01' },
        { id: 2, field: 'status', operator: 'is', value: 'open' },
      ],
    },
  },
};

export default function NoPanelButtons() {
  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      initialState={initialState}
      slotProps={slotProps}
      showToolbar
      label="Invoices"
    />
  );
}
