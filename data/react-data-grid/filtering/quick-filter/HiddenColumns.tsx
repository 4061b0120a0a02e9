import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { bookColumns, books, type Book } from '../../dataset/books';

const columns: GridColDef<Book>[] = [...bookColumns, { field: 'shelf', headerName: 'Shelf' }];
const initialState = { columns: { columnVisibilityModel: { shelf: false } } };

export default function HiddenColumns() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['b3'],
    quickFilterExcludeHiddenColumns: false,
  });
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={model.quickFilterExcludeHiddenColumns}
            onChange={(event) =>
              setModel({ ...model, quickFilterExcludeHiddenColumns: event.target.checked })
            }
          />
        }
        label="Leave out hidden columns"
      />
      <Box sx={{ blockSize: 400 }}>
        <DataGrid
          rows={books}
          columns={columns}
          initialState={initialState}
          filterModel={model}
          onFilterModelChange={(next) => setModel(next)}
          showToolbar
          aria-label="Books, searched by a hidden shelf"
        />
      </Box>
    </>
  );
}
