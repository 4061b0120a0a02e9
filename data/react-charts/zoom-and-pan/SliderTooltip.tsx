import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomSliderShowTooltip } from '@mui/x-charts-pro/models';
import { riverYear, shortDate } from '../dataset/river';

const spring = [{ axisId: 'days', start: 20, end: 60 }];

export default function SliderTooltip() {
  const [showTooltip, setShowTooltip] = React.useState<ZoomSliderShowTooltip>('hover');

  return (
    <>
      <TextField
        select
        size="small"
        label="showTooltip"
        sx={{ minInlineSize: 140 }}
        value={showTooltip}
        onChange={(event) => setShowTooltip(event.target.value as ZoomSliderShowTooltip)}
      >
        <MenuItem value="hover">hover</MenuItem>
        <MenuItem value="always">always</MenuItem>
        <MenuItem value="never">never</MenuItem>
      </TextField>
      <LineChartPro
        hideLegend
        height={300}
        aria-label="Water level of the river in 2025, in centimeters"
        dataset={riverYear}
        initialZoom={spring}
        /* preview-start */
        xAxis={[
          {
            id: 'days',
            dataKey: 'date',
            scaleType: 'time',
            zoom: { slider: { enabled: true, size: 40, showTooltip } },
            valueFormatter: (date: Date, { location }) =>
              location === 'zoom-slider-tooltip'
                ? date.toLocaleDateString('en-US', { dateStyle: 'medium' })
                : shortDate(date),
          },
        ]}
        /* preview-end */
        series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
      />
    </>
  );
}
