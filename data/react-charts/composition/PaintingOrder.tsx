import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ferryDays, passengers } from '../dataset/ferry';

export default function PaintingOrder() {
  const [isGridOnTop, setIsGridOnTop] = React.useState(false);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={isGridOnTop} onChange={(_event, isOn) => setIsGridOnTop(isOn)} />}
        label="Grid on top of the bars"
      />
      <ChartContainer
        height={220}
        aria-label="Ferry passengers by day, in hundreds"
        xAxis={[{ scaleType: 'band', data: ferryDays }]}
        series={[{ type: 'bar', data: passengers, color: '#64b5f6' }]}
      >
        {/* preview-start */}
        {!isGridOnTop && <ChartsGrid horizontal />}
        <BarPlot />
        {isGridOnTop && <ChartsGrid horizontal />}
        <ChartsXAxis />
        <ChartsYAxis />
        {/* preview-end */}
      </ChartContainer>
    </>
  );
}
