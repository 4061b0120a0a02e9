import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

// Shows the width that the grid has computed.
const renderHeader: GridColDef<Flight>['renderHeader'] = ({ colDef }) =>
  `${colDef.headerName}: ${Math.round(colDef.computedWidth)}`;

/* preview-start */
const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Fixed', width: 90, renderHeader },
  { field: 'route', headerName: 'flex 1', flex: 1, minWidth: 110, renderHeader },
  { field: 'remark', headerName: 'flex 0.5', flex: 0.5, minWidth: 90, maxWidth: 160, renderHeader },
];
/* preview-end */

export default function FluidWidths() {
  const [percent, setPercent] = React.useState(100);
  return (
    <>
      <Typography variant="body2" id="grid-width">
        Width of the grid: {percent}%
      </Typography>
      <Box sx={{ px: 1, maxInlineSize: 300 }}>
        <Slider
          min={50}
          max={100}
          step={5}
          value={percent}
          onChange={(_event, value) => setPercent(value)}
          aria-labelledby="grid-width"
        />
      </Box>
      <DataGrid
        rows={flights}
        columns={columns}
        density="compact"
        disableColumnMenu
        hideFooter
        showColumnVerticalBorder
        showCellVerticalBorder
        aria-label="Flights with fluid widths"
        sx={{ inlineSize: `${percent}%` }}
      />
    </>
  );
}
