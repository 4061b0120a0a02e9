import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

export default function ComposedAxes() {
  return (
    <ChartContainer
      height={260}
      aria-label="Temperature and carbon dioxide of a fermentation"
      dataset={fermentation}
      series={[
        { type: 'line', yAxisId: 'celsius', dataKey: 'temperature', color: '#ef6c00' },
        { type: 'line', yAxisId: 'gas', dataKey: 'gas', color: '#1e88e5' },
      ]}
      /* preview-start */
      xAxis={[{ dataKey: 'time', scaleType: 'time', valueFormatter: dayOrHour }]}
      yAxis={[
        { id: 'celsius', label: 'Temperature (°C)' },
        { id: 'gas', position: 'right', label: 'CO₂ (l/h)' },
      ]}
    >
      <ChartsGrid horizontal />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="celsius" />
      <ChartsYAxis axisId="gas" />
    </ChartContainer>
    /* preview-end */
  );
}
