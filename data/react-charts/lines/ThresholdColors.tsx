import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, terawattHours, yearOf } from '../dataset/electricity';

export default function ThresholdColors() {
  return (
    <LineChart
      height={260}
      aria-label="Electricity from coal from 2006 to 2024"
      dataset={electricityYears}
      xAxis={[
        { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
      ]}
      series={[{ dataKey: 'coal', label: 'Coal', area: true, valueFormatter: terawattHours }]}
      /* preview-start */
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [150, 250],
            colors: ['#43a047', '#fb8c00', '#e53935'],
          },
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelPosition: 'end', sx: { gap: 2 } } }}
      /* preview-end */
    />
  );
}
