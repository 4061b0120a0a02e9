import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      height={280}
      title="Rides on four days, by members and guests"
      xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { label: 'Members', data: [447, 390, 186, 142] },
        { label: 'Guests', data: [117, 203, 341, 318] },
      ]}
    />
  );
}
