import ListSubheader from '@mui/material/ListSubheader';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
function FilmMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  const isText = colDef.type !== 'number';
  return (
    <GridColumnMenuContainer {...props}>
      <ListSubheader disableSticky role="presentation" sx={{ lineHeight: 2.5 }}>
        {colDef.headerName}
      </ListSubheader>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      {isText && <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />}
    </GridColumnMenuContainer>
  );
}
/* preview-end */

const slots = { columnMenu: FilmMenu };

export default function CustomMenu() {
  return (
    <DataGrid
      rows={films}
      columns={filmColumns}
      slots={slots}
      hideFooter
      aria-label="Films with titled column menus"
    />
  );
}
