import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>Passengers (hundreds)</Typography>
        <ChartsLegend />
      </Box>
      <ChartsSurface aria-label="Ferry passengers by day, in hundreds">
        <BarPlot borderRadius={4} />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip />
      {/* preview-end */}
    </ChartDataProvider>
  );
}
