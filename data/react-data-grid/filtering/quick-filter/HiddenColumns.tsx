import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { bookColumns, books, type Book } from '../../dataset/books';

const columns: GridColDef<Book>[] = [...bookColumns, { field: 'shelf', headerName: 'Shelf' }];
const initialState = { columns: { columnVisibilityModel: { shelf: false } } };

export default function HiddenColumns() {
  /* preview-start */
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['b3'],
    quickFilterExcludeHiddenColumns: false,
  });
  /* preview-end */

  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={!filterModel.quickFilterExcludeHiddenColumns}
            onChange={(event) =>
              setFilterModel({
                ...filterModel,
                quickFilterExcludeHiddenColumns: !event.target.checked,
              })
            }
          />
        }
        label="Search hidden columns"
      />
      <DataGrid
        rows={books}
        columns={columns}
        initialState={initialState}
        filterModel={filterModel}
        onFilterModelChange={(newModel) => setFilterModel(newModel)}
        showToolbar
        label="Books"
      />
    </>
  );
}
