import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 120 },
  { field: 'morning', headerName: 'Temperature at sunrise', ...degrees, width: 130 },
  { field: 'night', headerName: 'Lowest temperature at night', ...degrees, width: 130 },
];

export default function HeaderHeight() {
  const [height, setHeight] = React.useState(72);

  return (
    <>
      <Typography id="header-height-label" variant="body2">
        columnHeaderHeight: {height}
      </Typography>
      <Slider
        aria-labelledby="header-height-label"
        min={40}
        max={104}
        step={8}
        value={height}
        onChange={(_event, value) => setHeight(value)}
        sx={{ maxInlineSize: 280, mx: 1 }}
      />
      {/* preview-start */}
      <DataGrid
        rows={huts}
        columns={columns}
        columnHeaderHeight={height}
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': {
            whiteSpace: 'normal',
            lineHeight: 1.3,
            textAlign: 'end',
          },
        }}
        hideFooter
        aria-label="Temperatures with titles on two lines"
      />
      {/* preview-end */}
    </>
  );
}
