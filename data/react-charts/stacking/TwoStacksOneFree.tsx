import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoStacksOneFree() {
  return (
    <BarChart
      height={260}
      title="Records sold, in thousands: vinyl and cassettes together, CDs alone"
      xAxis={[{ data: ['1985', '1990', '1995', '2000'] }]}
      series={[
        { label: 'Vinyl', data: [92, 34, 12, 8], stack: 'analog' },
        { label: 'Cassettes', data: [110, 128, 74, 22], stack: 'analog' },
        { label: 'CDs', data: [4, 62, 140, 182] },
      ]}
    />
  );
}
