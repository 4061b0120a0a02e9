import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

export default function MinWidths() {
  const [width, setWidth] = React.useState(100);
  const columns = React.useMemo<GridColDef<Flight>[]>(
    () => [
      /* preview-start */
      { field: 'id', headerName: 'No limit', width },
      { field: 'route', headerName: 'minWidth: 130', width, minWidth: 130 },
      { field: 'remark', headerName: 'maxWidth: 120', width, maxWidth: 120 },
      /* preview-end */
    ],
    [width],
  );
  return (
    <>
      <Typography variant="body2" id="width-of-all">
        width: {width}
      </Typography>
      <Box sx={{ px: 1, maxInlineSize: 300 }}>
        <Slider
          min={50}
          max={200}
          step={10}
          value={width}
          onChange={(_event, value) => setWidth(value)}
          aria-labelledby="width-of-all"
        />
      </Box>
      <DataGrid
        rows={flights}
        columns={columns}
        density="compact"
        hideFooter
        showColumnVerticalBorder
        showCellVerticalBorder
        aria-label="Flights with limited widths"
      />
    </>
  );
}
