import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../dataset/bikeRides';

const thousands = (value: number | null) => `${value ?? 0}k rides`;

export default function CityRidesDataset() {
  return (
    /* preview-start */
    <BarChart
      height={300}
      aria-label="Rides by month in four cities"
      dataset={ridesByMonth}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ label: 'Rides (thousands)' }]}
      series={[
        { dataKey: 'bergen', label: 'Bergen', valueFormatter: thousands },
        { dataKey: 'lyon', label: 'Lyon', valueFormatter: thousands },
        { dataKey: 'porto', label: 'Porto', valueFormatter: thousands },
        { dataKey: 'utrecht', label: 'Utrecht', valueFormatter: thousands },
      ]}
    />
    /* preview-end */
  );
}
