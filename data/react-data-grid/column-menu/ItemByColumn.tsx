import FilterAlt from '@mui/icons-material/FilterAlt';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  GridColumnMenu,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    display: 'flex',
    width: 140,
    renderCell: ({ row }) => <Rating readOnly size="small" value={row.rating} />,
  },
];

function AboveAverageItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const rows = Object.values(useGridSelector(apiRef, gridRowsLookupSelector));
  const values = rows.map((row) => Number(row[colDef.field]));
  const sum = values.reduce((total, value) => total + value, 0);
  const average = Math.round((10 * sum) / values.length) / 10;
  return (
    <MenuItem
      onClick={(event) => {
        const item = { field: colDef.field, operator: '>', value: average };
        apiRef.current.setFilterModel({ items: [item] });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FilterAlt fontSize="small" />
      </ListItemIcon>
      <ListItemText>Above average ({average})</ListItemText>
    </MenuItem>
  );
}

/* preview-start */
function FilmMenu(props: GridColumnMenuProps) {
  const isNumber = props.colDef.type === 'number';
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuAverageItem: isNumber ? AboveAverageItem : null }}
      slotProps={{ columnMenuAverageItem: { displayOrder: 25 } }}
    />
  );
}

const slots = { columnMenu: FilmMenu };
/* preview-end */

export default function ItemByColumn() {
  return (
    <DataGrid
      rows={films}
      columns={columns}
      slots={slots}
      hideFooter
      aria-label="Films, filter numbers from the column menus"
    />
  );
}
