import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'capacity',
    headerName: 'Capacity',
    children: [{ field: 'status' }, { field: 'beds' }],
  },
  {
    groupId: 'temperatures',
    headerName: 'Temperatures',
    children: [{ field: 'morning' }, { field: 'noon' }, { field: 'night' }],
  },
];

export default function GroupHeaderHeight() {
  const [height, setHeight] = React.useState(32);

  return (
    <>
      <Typography id="group-height-label" variant="body2">
        columnGroupHeaderHeight: {height}
      </Typography>
      <Slider
        aria-labelledby="group-height-label"
        min={24}
        max={80}
        step={8}
        value={height}
        onChange={(_event, value) => setHeight(value)}
        sx={{ maxInlineSize: 280, mx: 1 }}
      />
      {/* preview-start */}
      <DataGrid
        rows={huts}
        columns={hutColumns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={height}
        columnHeaderHeight={48}
        hideFooter
        aria-label="Mountain huts with column groups of adjustable height"
      />
      {/* preview-end */}
    </>
  );
}
