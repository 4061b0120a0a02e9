import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import { createInvoices } from '../../dataset/invoices';
import { columns } from './workshopColumns';

const rows = createInvoices(40);

/* preview-start */
const filterModel = {
  items: [
    { id: 'late', field: 'status', operator: 'is', value: 'late' },
    { id: 'large', field: 'total', operator: '>=', value: 500 },
    { id: 'early', field: 'issued', operator: 'before', value: '2026-03-01' },
  ],
  logicOperator: GridLogicOperator.And,
};

const initialState = { filter: { filterModel } };
/* preview-end */

export default function SeveralConditions() {
  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      initialState={initialState}
      showToolbar
      label="Invoices"
    />
  );
}
