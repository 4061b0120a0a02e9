import Stack from '@mui/material/Stack';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { BarPlot } from '@mui/x-charts/BarChart';
import { MarkPlot } from '@mui/x-charts/LineChart';
import { months } from '../dataset/weather';

export default function TwoColorLegends() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[
        {
          id: 'rain',
          max: 240,
          colorMap: {
            type: 'piecewise',
            thresholds: [50, 80],
            colors: ['#b3e5fc', '#29b6f6', '#0277bd'],
          },
        },
        {
          id: 'celsius',
          position: 'right',
          min: -20,
          colorMap: { type: 'continuous', min: 0, max: 20, color: ['#7e57c2', '#ff7043'] },
        },
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'rain',
          label: 'Rain (mm)',
          data: [49, 36, 47, 41, 53, 65, 81, 89, 90, 84, 73, 55],
        },
        {
          type: 'line',
          yAxisId: 'celsius',
          label: 'Temperature (°C)',
          data: [2, 3, 6, 10, 14, 17, 20, 19, 15, 11, 6, 3],
        },
      ]}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}
      >
        {/* preview-start */}
        <PiecewiseColorLegend axisDirection="y" axisId="rain" />
        <ContinuousColorLegend
          axisDirection="y"
          axisId="celsius"
          labelPosition="extremes"
          minLabel="0°"
          maxLabel="20°"
          sx={{ inlineSize: 160 }}
        />
        {/* preview-end */}
      </Stack>
      <ChartsSurface aria-label="Rain and temperature by month">
        <BarPlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="celsius" />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
