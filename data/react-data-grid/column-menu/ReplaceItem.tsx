import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridFilterModelSelector,
  GridColumnMenuFilterItem,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { films, type Film } from '../dataset/films';

const genres: Film['genre'][] = ['Drama', 'Comedy', 'Thriller'];

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'genre', headerName: 'Genre', type: 'singleSelect', valueOptions: genres, width: 130 },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120 },
];

function GenreItems({ onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const current = useGridSelector(apiRef, gridFilterModelSelector).items[0]?.value;
  return genres.map((genre) => (
    <MenuItem
      key={genre}
      onClick={(event) => {
        const items = [{ field: 'genre', operator: 'is', value: genre }];
        apiRef.current.setFilterModel({ items: genre === current ? [] : items });
        onClick(event);
      }}
    >
      <ListItemIcon>{genre === current && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText>{genre}</ListItemText>
    </MenuItem>
  ));
}

/* preview-start */
function FilterItem(props: GridColumnMenuItemProps) {
  if (props.colDef.field === 'genre') return <GenreItems {...props} />;
  return <GridColumnMenuFilterItem {...props} />;
}

const slotProps = {
  columnMenu: { slots: { columnMenuFilterItem: FilterItem } },
};
/* preview-end */

export default function ReplaceItem() {
  return (
    <DataGrid
      rows={films}
      columns={columns}
      slotProps={slotProps}
      hideFooter
      aria-label="Films, filter genres from the column menu"
    />
  );
}
