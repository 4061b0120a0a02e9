import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ferryDays, passengers, yearAverage } from '../dataset/ferry';

export default function LegendOutside() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ scaleType: 'band', data: ferryDays }]}
      series={[
        { type: 'bar', label: 'This week', data: passengers, color: '#64b5f6' },
        { type: 'line', label: 'Average', data: yearAverage, color: '#e65100' },
      ]}
    >
      {/* preview-start */}
      <Box sx={{ inlineSize: '100%', display: 'flex', alignItems: 'center' }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <ChartsSurface title="Passengers of a ferry by day">
            <BarPlot />
            <LinePlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </Box>
        <ChartsLegend direction="vertical" />
      </Box>
      <ChartsTooltip />
      {/* preview-end */}
    </ChartDataProvider>
  );
}
