import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rides = [38, 41, 29, 45, 52, 71, 66, 40, 43, 47, 44, 58, 83, 79];
const days = rides.map((_count, index) => new Date(2025, 5, 2 + index));

const valueFormatter = (day: Date) =>
  day.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

export default function DatedSparkline() {
  return (
    <>
      {/* preview-start */}
      <SparkLineChart
        height={90}
        data={rides}
        xAxis={{ scaleType: 'time', data: days, valueFormatter }}
        showTooltip
        showHighlight
        role="img"
        aria-label="Rides per day, June 2 to 15, as a line"
      />
      {/* preview-end */}
      <SparkLineChart
        height={90}
        data={rides}
        plotType="bar"
        xAxis={{ scaleType: 'band', data: days, valueFormatter }}
        showTooltip
        showHighlight
        role="img"
        aria-label="Rides per day, June 2 to 15, as bars"
      />
    </>
  );
}
