import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { months } from '../dataset/weather';

const low = [8, 8, 10, 11, 13, 16, 18, 18, 17, 15, 11, 9];
const high = [15, 16, 19, 20, 23, 26, 28, 29, 27, 23, 18, 15];
const mean = [12, 12, 14, 16, 18, 21, 23, 24, 22, 19, 15, 12];
const spread = high.map((degrees, month) => degrees - (low[month] ?? 0));
const celsius = (value: number | null) => `${value} °C`;
const range = (_: number | null, { dataIndex: i }: { dataIndex: number }) =>
  `${low[i]} to ${high[i]} °C`;
const band = { stack: 'range', area: true, showMark: false, disableHighlight: true };

export default function RangeBand() {
  return (
    <LineChart
      height={280}
      aria-label="Lowest, average, and highest temperature in Lisbon by month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Temperature (°C)' }]}
      /* preview-start */
      series={[
        { ...band, data: low, color: 'transparent', valueFormatter: () => null },
        { ...band, data: spread, label: 'Day range', color: '#6BAED6', valueFormatter: range },
        { data: mean, label: 'Mean', showMark: false, color: '#D55E00', valueFormatter: celsius },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.4, filter: 'none' } }}
      /* preview-end */
    />
  );
}
