import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments } from '../../dataset/apartments';

/* preview-start */
const slotProps: DataGridProps['slotProps'] = {
  filterPanel: {
    columnsSort: 'asc',
    filterFormProps: {
      columnInputProps: { sx: { width: 170, fontWeight: 'medium' } },
      operatorInputProps: { sx: { width: 160 } },
      valueInputProps: { InputComponentProps: { placeholder: 'Any value' } },
      deleteIconProps: { sx: { '& .MuiIconButton-root': { color: 'error.main' } } },
    },
    sx: {
      borderTop: '4px solid',
      '& .MuiDataGrid-filterForm': { flexWrap: 'wrap', rowGap: 2 },
    },
  },
};
/* preview-end */

export default function StyledPanel() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      slotProps={slotProps}
      showToolbar
      label="Apartments"
    />
  );
}
