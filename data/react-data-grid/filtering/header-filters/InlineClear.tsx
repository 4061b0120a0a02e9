import { DataGridPro } from '@mui/x-data-grid-pro';
import { apartments } from '../../dataset/apartments';
import { columns } from './apartmentColumns';

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 'street', field: 'street', operator: 'contains', value: 'r' },
        { id: 'rent', field: 'rent', operator: '<=', value: 1300 },
      ],
    },
  },
};

/* preview-start */
const slotProps = { headerFilterCell: { showClearIcon: true } };

export default function InlineClear() {
  return (
    <DataGridPro
      rows={apartments}
      columns={columns}
      headerFilters
      slotProps={slotProps}
      initialState={initialState}
      aria-label="Apartments with clear buttons"
    />
  );
}
/* preview-end */
