import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

/* preview-start */
const rides = [38, 41, 29, 45, 52, 71, 66, 40, 43, 47, 44, 58, 83, 79];

export default function LineOrBars() {
  return (
    <>
      <SparkLineChart height={100} data={rides} role="img" aria-label="Rides per day as a line" />
      <SparkLineChart
        height={100}
        data={rides}
        plotType="bar"
        role="img"
        aria-label="Rides per day as bars"
      />
      {/* preview-end */}
    </>
  );
}
