import { DataGridPro } from '@mui/x-data-grid-pro';
import { apartments } from '../../dataset/apartments';
import { columns } from './apartmentColumns';

/* preview-start */
const slots = { headerFilterMenu: null };

export default function SimpleHeaderFilters() {
  return (
    <DataGridPro
      rows={apartments}
      columns={columns}
      headerFilters
      disableColumnFilter
      slots={slots}
      aria-label="Apartments with filter inputs"
    />
  );
}
/* preview-end */
