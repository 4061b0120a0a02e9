import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

export default function TextAndMarkStyle() {
  return (
    <LineChart
      height={220}
      aria-label="Average temperature of three cities by month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      series={cities}
      /* preview-start */
      slotProps={{
        legend: {
          sx: {
            fontSize: 16,
            fontWeight: 700,
            color: 'text.secondary',
            [`& .${labelMarkClasses.fill}`]: { stroke: 'currentColor', strokeWidth: 4 },
          },
        },
      }}
      /* preview-end */
    />
  );
}
