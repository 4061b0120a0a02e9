import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(90);

export default function AutoSize() {
  const [height, setHeight] = React.useState(320);
  const [pageSize, setPageSize] = React.useState(0);
  return (
    <>
      <Typography id="auto-size-label">
        Height: {height} px, rows per page: {pageSize}
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby="auto-size-label"
          min={200}
          max={440}
          step={20}
          value={height}
          onChange={(_event, value) => setHeight(value as number)}
        />
      </Box>
      {/* preview-start */}
      <Box sx={{ height }}>
        <DataGrid
          rows={rows}
          columns={shipmentColumns}
          autoPageSize
          onPaginationModelChange={(model) => setPageSize(model.pageSize)}
          aria-label="Shipments, as many as fit"
        />
      </Box>
      {/* preview-end */}
    </>
  );
}
