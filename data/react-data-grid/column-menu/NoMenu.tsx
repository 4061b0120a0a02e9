import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { films, type Film } from '../dataset/films';

/* preview-start */
const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130, disableColumnMenu: true },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120 },
];

function FilmGrid({ disableColumnMenu }: { disableColumnMenu: boolean }) {
  return (
    <DataGrid
      rows={films}
      columns={columns}
      disableColumnMenu={disableColumnMenu}
      /* preview-end */
      hideFooter
      aria-label="Films with and without column menus"
    />
  );
}

export default function NoMenu() {
  const [isDisabled, setIsDisabled] = React.useState(false);

  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={isDisabled} onChange={(event) => setIsDisabled(event.target.checked)} />
        }
        label="disableColumnMenu"
      />
      <FilmGrid disableColumnMenu={isDisabled} />
    </>
  );
}
