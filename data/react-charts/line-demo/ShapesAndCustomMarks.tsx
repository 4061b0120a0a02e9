import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ShapesAndCustomMarks() {
  return (
    <LineChart
      height={280}
      aria-label="Snow depth of three ski areas by day"
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ label: 'Snow (cm)' }]}
      /* preview-start */
      series={[
        { label: 'Eagle Ridge', data: [92, 96, 104, 103, 118, 121, 117], shape: 'circle' },
        { label: 'Bear Bowl', data: [74, 73, 88, 91, 90, 102, 108], shape: 'triangle' },
        { label: 'Silver Pass', data: [61, 60, 58, 71, 75, 74, 79], shape: 'square' },
      ]}
      /* preview-end */
      colors={['#0072B2', '#D55E00', '#009E73']}
    />
  );
}
