import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    /* preview-start */
    <BarChart
      height={280}
      aria-label="Rides on four days by members and guests"
      xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { label: 'Members', data: [447, 390, 186, 142] },
        { label: 'Guests', data: [117, 203, 341, 318] },
      ]}
    />
    /* preview-end */
  );
}
