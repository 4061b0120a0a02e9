import { LineChart } from '@mui/x-charts/LineChart';
import { fermentation } from '../dataset/brewery';

const halfDays = fermentation.map(({ time }) => time).filter((time) => time.getHours() % 12 === 0);

export default function HalfDayLabels() {
  return (
    <LineChart
      height={260}
      aria-label="Tank temperature over five days"
      dataset={fermentation}
      /* preview-start */
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          domainLimit: 'strict',
          tickInterval: halfDays,
          tickLabelInterval: (time: Date) => time.getHours() === 0,
          valueFormatter: (time: Date, { location }) =>
            location === 'tick'
              ? time.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
              : time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
        },
      ]}
      /* preview-end */
      series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
    />
  );
}
