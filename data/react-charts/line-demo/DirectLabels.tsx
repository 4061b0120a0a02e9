import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

const colors = ['#0072B2', '#D55E00', '#009E73'];

/* preview-start */
function EndLabels() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();

  return useLineSeries(['oslo', 'lisbon', 'perth']).map(({ id, label, data }) => (
    <text key={id} x={x('Dec')} y={y(data.at(-1) ?? 0)} dx={8} dy={4} fill="currentColor">
      {String(label)}
    </text>
  ));
}
/* preview-end */

export default function DirectLabels() {
  return (
    <LineChart
      height={280}
      aria-label="Average temperature of three cities by month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      series={cities.map((city) => ({ ...city, showMark: false }))}
      colors={colors}
      margin={{ right: 64 }}
      sx={{ '& text': { fontSize: 13 } }}
      hideLegend
    >
      <EndLabels />
    </LineChart>
  );
}
