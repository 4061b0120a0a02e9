import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments, type Apartment } from '../../dataset/apartments';

function ApartmentToolbar() {
  const apiRef = useGridApiContext();
  const clear = () => apiRef.current.setFilterModel({ items: [] });
  return (
    <Toolbar>
      <FilterPanelTrigger
        /* preview-start */
        render={(props, { open, filterCount }) => (
          <>
            {filterCount > 0 && (
              <ToolbarButton render={<Button size="small" />} onClick={clear}>
                Clear
              </ToolbarButton>
            )}
            <ToolbarButton {...props} render={<Button size="small" variant="outlined" />}>
              {filterCount > 0 ? `Filters: ${filterCount}` : 'Filters'}
              {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            </ToolbarButton>
          </>
        )}
        /* preview-end */
      />
    </Toolbar>
  );
}

const columns: GridColDef<Apartment>[] = apartmentColumns.map((column) => {
  if (column.field === 'rating') {
    return {
      ...column,
      width: 140,
      display: 'flex',
      renderCell: ({ row }) => <Rating value={row.rating} precision={0.1} size="small" readOnly />,
    };
  }
  if (column.field !== 'district') return column;
  return { ...column, renderCell: ({ row }) => <Chip size="small" label={row.district} /> };
});

export default function FilterTriggerClear() {
  return (
    <DataGrid
      rows={apartments}
      columns={columns}
      slots={{ toolbar: ApartmentToolbar }}
      showToolbar
      initialState={{
        columns: { columnVisibilityModel: { rooms: false } },
        filter: { filterModel: { items: [{ field: 'rating', operator: '>=', value: 4 }] } },
      }}
      aria-label="Apartments with a rating of 4 and up"
    />
  );
}
