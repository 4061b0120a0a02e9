import { BarChart } from '@mui/x-charts/BarChart';
import { stations } from '../dataset/bikeRides';

export default function LongNamesSideways() {
  return (
    <BarChart
      height={280}
      title="Departures by station on one day"
      layout="horizontal"
      dataset={stations}
      yAxis={[
        {
          dataKey: 'station',
          width: 140,
        },
      ]}
      xAxis={[{ label: 'Departures' }]}
      series={[{ dataKey: 'departures', label: 'Departures' }]}
      hideLegend
      margin={{ left: 0 }}
    />
  );
}
