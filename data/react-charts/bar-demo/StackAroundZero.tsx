import { BarChart } from '@mui/x-charts/BarChart';

export default function StackAroundZero() {
  return (
    <BarChart
      height={300}
      aria-label="Members who joined, returned, and left in each month"
      borderRadius={4}
      grid={{ horizontal: true }}
      /* preview-start */
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], disableLine: true }]}
      series={[
        {
          label: 'Joined',
          data: [120, 138, 210, 264, 301, 288],
          stack: 'members',
          color: '#0072B2',
        },
        { label: 'Returned', data: [18, 22, 41, 63, 58, 44], stack: 'members', color: '#009E73' },
        { label: 'Left', data: [-96, -84, -71, -62, -77, -91], stack: 'members', color: '#D55E00' },
      ]}
      /* preview-end */
    />
  );
}
