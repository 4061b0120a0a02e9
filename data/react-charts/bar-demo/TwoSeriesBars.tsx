import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoSeriesBars() {
  return (
    <BarChart
      height={280}
      aria-label="Rides of members and guests on each weekday"
      borderRadius={4}
      grid={{ horizontal: true }}
      /* preview-start */
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        {
          id: 'members',
          label: 'Members',
          data: [412, 438, 455, 447, 390, 186, 142],
          color: '#0072B2',
        },
        {
          id: 'guests',
          label: 'Guests',
          data: [96, 88, 104, 117, 203, 341, 318],
          color: '#D55E00',
        },
      ]}
      /* preview-end */
    />
  );
}
