import { areaElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rides = [38, 41, 29, 45, 52, 71, 66, 40, 43, 47, 44, 58, 83, 79];

export default function FilledAndCurved() {
  return (
    /* preview-start */
    <SparkLineChart
      height={100}
      data={rides}
      area
      curve="natural"
      color="#0288d1"
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 } }}
      role="img"
      aria-label="Rides per day"
    />
    /* preview-end */
  );
}
