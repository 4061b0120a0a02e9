import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function DashPatterns() {
  return (
    <LineChart
      height={280}
      aria-label="Temperature of this week, last week, and an average week"
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ min: 10, max: 26, label: 'Temperature (°C)' }]}
      /* preview-start */
      series={[
        { id: 'now', label: 'This week', data: [17, 19, 22, 24, 23, 20, 18], color: '#0072B2' },
        { id: 'last', label: 'Last week', data: [15, 14, 17, 18, 21, 21, 19], color: '#D55E00' },
        { id: 'usual', label: 'Average', data: [18, 18, 19, 19, 19, 20, 20], color: '#8a8f98' },
      ]}
      sx={{
        [`& .${lineElementClasses.root}[data-series="last"]`]: { strokeDasharray: '8 5' },
        [`& .${lineElementClasses.root}[data-series="usual"]`]: { strokeDasharray: '2 4' },
      }}
      /* preview-end */
    />
  );
}
