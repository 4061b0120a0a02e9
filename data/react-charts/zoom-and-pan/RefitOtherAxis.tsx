import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomFilterMode } from '@mui/x-charts-pro/models';
import { riverYear, shortDate } from '../dataset/river';

const lateSummer = [{ axisId: 'days', start: 58, end: 72 }];

export default function RefitOtherAxis() {
  const [filterMode, setFilterMode] = React.useState<ZoomFilterMode>('discard');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="filterMode"
        value={filterMode}
        onChange={(_event, mode: ZoomFilterMode | null) => mode && setFilterMode(mode)}
      >
        <ToggleButton value="keep" sx={{ textTransform: 'none', px: 2 }}>
          keep
        </ToggleButton>
        <ToggleButton value="discard" sx={{ textTransform: 'none', px: 2 }}>
          discard
        </ToggleButton>
      </ToggleButtonGroup>
      <LineChartPro
        height={260}
        aria-label="Water level of the river in late summer, in centimeters"
        dataset={riverYear}
        initialZoom={lateSummer}
        /* preview-start */
        xAxis={[
          {
            id: 'days',
            dataKey: 'date',
            scaleType: 'time',
            valueFormatter: shortDate,
            zoom: { filterMode },
          },
        ]}
        /* preview-end */
        series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
      />
    </>
  );
}
