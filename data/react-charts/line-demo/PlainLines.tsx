import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function PlainLines() {
  return (
    <LineChart
      height={280}
      aria-label="Average temperature of two cities by month"
      grid={{ horizontal: true }}
      /* preview-start */
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ valueFormatter: (degrees: number) => `${degrees} °C`, width: 56 }]}
      series={[
        { label: 'Oslo', data: [-3, -3, 1, 6, 12, 16, 18, 17, 12, 6, 1, -3], color: '#0072B2' },
        {
          label: 'Lisbon',
          data: [12, 13, 15, 16, 18, 21, 24, 24, 22, 19, 15, 12],
          color: '#D55E00',
        },
      ]}
      /* preview-end */
    />
  );
}
