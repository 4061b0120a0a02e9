import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { fermentation } from '../dataset/brewery';

export default function DaysThenHours() {
  return (
    <LineChartPro
      height={260}
      aria-label="Tank temperature over five days"
      dataset={fermentation}
      /* preview-start */
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          zoom: { minSpan: 5, slider: { enabled: true } },
          valueFormatter: (date: Date, { location }) => {
            const day = date.toLocaleDateString('en-US', { weekday: 'short' });
            const hour = date.toLocaleTimeString('en-US', { timeStyle: 'short', hourCycle: 'h23' });
            if (location !== 'tick') return `${day}, ${hour}`;
            return hour === '00:00' ? day : hour;
          },
        },
      ]}
      /* preview-end */
      series={[
        {
          dataKey: 'temperature',
          label: 'Tank temperature',
          color: '#e65100',
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
    />
  );
}
