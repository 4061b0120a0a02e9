import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { apartments } from '../../dataset/apartments';
import { columns } from './apartmentColumns';

export default function HeaderFilterHeight() {
  const [height, setHeight] = React.useState(72);
  return (
    <>
      <Typography id="header-filter-height" variant="body2">
        headerFilterHeight: {height} px
      </Typography>
      <Slider
        value={height}
        onChange={(_event, value) => setHeight(value)}
        min={48}
        max={120}
        step={4}
        aria-labelledby="header-filter-height"
        sx={{ maxWidth: 280, mx: 1, mb: 1 }}
      />
      {/* preview-start */}
      <DataGridPro
        rows={apartments}
        columns={columns}
        headerFilters
        headerFilterHeight={height}
        columnHeaderHeight={40}
        aria-label="Apartments with a filter row of adjustable height"
      />
      {/* preview-end */}
    </>
  );
}
