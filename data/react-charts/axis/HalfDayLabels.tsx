import { LineChart } from '@mui/x-charts/LineChart';
import { fermentation } from '../dataset/brewery';

const halfDays = fermentation.map(({ time }) => time).filter((time) => time.getHours() % 12 === 0);

export default function HalfDayLabels() {
  return (
    <>
      {/* preview-start */}
      <LineChart
        height={260}
        title="Temperature in the tank"
        dataset={fermentation}
        xAxis={[
          {
            dataKey: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            height: 40,
            tickInterval: halfDays,
            // Only midnight has a label.
            tickLabelInterval: (time: Date) => time.getHours() === 0,
            valueFormatter: (time: Date, { location }) =>
              location === 'tick'
                ? time.toLocaleDateString('en-US', { weekday: 'short' }) + `\n${time.getDate()}`
                : time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
          },
        ]}
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
      />
      {/* preview-end */}
    </>
  );
}
