import FilterAlt from '@mui/icons-material/FilterAlt';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { filmColumns, films } from '../dataset/films';

function AboveAverageItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const rows = Object.values(useGridSelector(apiRef, gridRowsLookupSelector));
  const values = rows.map((row) => Number(row[colDef.field]));
  const average = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
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
      columns={filmColumns}
      slots={slots}
      hideFooter
      aria-label="Films, filter numbers from the column menus"
    />
  );
}
