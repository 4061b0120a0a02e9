import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { warming } from '../dataset/weather';

export default function TemperatureColorBar() {
  return (
    <BarChart
      height={240}
      aria-label="Temperature of each year compared with the average of the last century"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[{ dataKey: 'degrees', label: 'Difference' }]}
      /* preview-start */
      yAxis={[
        {
          valueFormatter: (degrees: number) => `${degrees.toFixed(1)}°`,
          colorMap: { type: 'continuous', min: -0.4, max: 1, color: ['#1e88e5', '#e53935'] },
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', sx: { inlineSize: 200 } } }}
      /* preview-end */
    />
  );
}
