import { DataGridPro } from '@mui/x-data-grid-pro';
import { apartments } from '../../dataset/apartments';
import { columns } from './apartmentColumns';

const initialState = {
  filter: {
    filterModel: { items: [{ id: 'rent', field: 'rent', operator: '<=', value: 1200 }] },
  },
};

/* preview-start */
export default function HeaderFilters() {
  return (
    <DataGridPro
      rows={apartments}
      columns={columns}
      headerFilters
      initialState={initialState}
      showToolbar
      label="Apartments"
    />
  );
}
/* preview-end */
