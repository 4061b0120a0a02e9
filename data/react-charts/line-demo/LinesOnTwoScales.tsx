import { LineChart } from '@mui/x-charts/LineChart';
import { months } from '../dataset/weather';

export default function LinesOnTwoScales() {
  return (
    <LineChart
      height={300}
      aria-label="Temperature and rain in Bergen by month, on two scales"
      xAxis={[{ data: months, scaleType: 'point' }]}
      /* preview-start */
      yAxis={[
        { id: 'left', label: 'Temperature (°C)', min: 0, max: 20 },
        { id: 'right', label: 'Rain (mm)', position: 'right', min: 0, width: 55 },
      ]}
      series={[
        { label: 'Temperature', data: [2, 2, 4, 7, 11, 14, 15, 15, 12, 9, 5, 3], yAxisId: 'left' },
        {
          label: 'Rain',
          data: [242, 193, 182, 141, 104, 127, 154, 193, 235, 264, 260, 260],
          yAxisId: 'right',
        },
      ]}
      /* preview-end */
      colors={['#D55E00', '#0072B2']}
    />
  );
}
