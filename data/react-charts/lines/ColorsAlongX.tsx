import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, terawattHours, yearOf } from '../dataset/electricity';

export default function ColorsAlongX() {
  return (
    <LineChart
      height={240}
      aria-label="Electricity from wind from 2006 to 2024"
      hideLegend
      dataset={electricityYears}
      series={[{ dataKey: 'wind', label: 'Wind', area: true, valueFormatter: terawattHours }]}
      /* preview-start */
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          valueFormatter: yearOf,
          domainLimit: 'strict',
          colorMap: {
            type: 'piecewise',
            thresholds: [new Date(2011, 0, 1), new Date(2018, 0, 1)],
            colors: ['#78909c', '#1e88e5', '#00897b'],
          },
        },
      ]}
      /* preview-end */
    />
  );
}
