import * as React from 'react';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ferryDays, passengers, yearAverage } from '../dataset/ferry';

export default function ClickBarsBelowLine() {
  const [day, setDay] = React.useState<number>();

  return (
    <>
      <ChartContainer
        height={240}
        aria-label="Ferry passengers by day, in hundreds, and the average of the year"
        xAxis={[{ scaleType: 'band', data: ferryDays }]}
        series={[
          { type: 'bar', label: 'This week', data: passengers, color: '#64b5f6' },
          { type: 'line', label: 'Average', data: yearAverage, color: '#e65100' },
        ]}
      >
        {/* preview-start */}
        <BarPlot borderRadius={4} onItemClick={(_event, { dataIndex }) => setDay(dataIndex)} />
        {/* Clicks on the line and its marks reach the bars below. */}
        <g pointerEvents="none">
          <LinePlot />
          <MarkPlot />
        </g>
        {/* preview-end */}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {day === undefined
          ? 'Click a bar'
          : `${ferryDays[day]}: ${((passengers[day] ?? 0) * 100).toLocaleString('en-US')} passengers`}
      </Typography>
    </>
  );
}
