import { BarChart } from '@mui/x-charts/BarChart';
import { stations } from '../dataset/bikeRides';

export default function LongNamesSideways() {
  return (
    <BarChart
      height={280}
      aria-label="Departures by station in one day"
      /* preview-start */
      layout="horizontal"
      dataset={stations}
      yAxis={[{ dataKey: 'station', width: 140, disableLine: true, disableTicks: true }]}
      xAxis={[
        {
          label: 'Departures',
          colorMap: {
            type: 'piecewise',
            thresholds: [300, 600],
            colors: ['#7dd3fc', '#0ea5e9', '#0369a1'],
          },
        },
      ]}
      series={[{ dataKey: 'departures', label: 'Departures' }]}
      borderRadius={6}
      /* preview-end */
      margin={{ left: 0 }}
      hideLegend
    />
  );
}
