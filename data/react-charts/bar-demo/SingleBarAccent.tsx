import { BarChart } from '@mui/x-charts/BarChart';

export default function SingleBarAccent() {
  return (
    <BarChart
      height={260}
      aria-label="Rides on each weekday, with Saturday highlighted"
      borderRadius={6}
      hideLegend
      /* preview-start */
      xAxis={[
        {
          data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          colorMap: {
            type: 'ordinal',
            values: ['Sat'],
            colors: ['#D55E00'],
            unknownColor: '#8a8f98',
          },
        },
      ]}
      series={[{ data: [508, 526, 559, 564, 593, 627, 460], label: 'Rides' }]}
      /* preview-end */
    />
  );
}
