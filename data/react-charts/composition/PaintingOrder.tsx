import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ferryDays, passengers } from '../dataset/ferry';

export default function PaintingOrder() {
  const [isGridOnTop, setIsGridOnTop] = React.useState(false);
  const grid = <ChartsGrid horizontal />;

  return (
    <>
      <FormControlLabel
        control={<Switch checked={isGridOnTop} onChange={(_e, on) => setIsGridOnTop(on)} />}
        label="ChartsGrid after BarPlot"
      />
      <ChartContainer
        height={220}
        title="Passengers of a ferry by day, and its seats"
        xAxis={[{ scaleType: 'band', data: ferryDays }]}
        series={[{ type: 'bar', data: passengers, color: '#64b5f6' }]}
      >
        {!isGridOnTop && grid}
        <BarPlot />
        {isGridOnTop && grid}
        <ChartsReferenceLine y={80} label="Seats" labelAlign="middle" />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </>
  );
}
