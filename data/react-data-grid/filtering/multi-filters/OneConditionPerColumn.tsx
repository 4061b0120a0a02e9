import {
  DataGridPro,
  type DataGridProProps,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
} from '@mui/x-data-grid-pro';
import { createInvoices } from '../../dataset/invoices';
import { columns } from './workshopColumns';

/* preview-start */
const getColumnForNewFilter = ({ columns: all, currentFilters }: GetColumnForNewFilterArgs) =>
  all.find(({ field }) => currentFilters.every((item) => item.field !== field))?.field ?? null;

const filterColumns = ({ field: own, columns: all, currentFilters }: FilterColumnsArgs) => {
  const used = currentFilters.map((item) => item.field);
  return all.map(({ field }) => field).filter((field) => field === own || !used.includes(field));
};

const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: { getColumnForNewFilter, filterFormProps: { filterColumns } },
};
/* preview-end */

const rows = createInvoices(40);
const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'status', operator: 'is', value: 'paid' },
        { id: 2, field: 'client', operator: 'contains', value: 'Opera' },
      ],
    },
  },
};

export default function OneConditionPerColumn() {
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
