import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon 2', 'Tue 2'];
const range = [
  { day: 'Fri', low: 21, high: 21 },
  { day: 'Sat', low: 20, high: 24 },
  { day: 'Sun', low: 19, high: 27 },
  { day: 'Mon 2', low: 17, high: 28 },
  { day: 'Tue 2', low: 15, high: 28 },
];

/* preview-start */
function UncertaintyBand() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const points = [
    ...range.map(({ day, high }) => `${x(day)},${y(high)}`),
    ...[...range].reverse().map(({ day, low }) => `${x(day)},${y(low)}`),
  ];
  return <polygon points={points.join(' ')} fill="#D55E00" fillOpacity={0.2} />;
}
/* preview-end */

export default function ForecastBand() {
  return (
    <LineChart
      height={280}
      aria-label="Measured and forecast temperature, with the range of the forecast"
      xAxis={[{ data: days, scaleType: 'point', valueFormatter: (day: string) => day.slice(0, 3) }]}
      yAxis={[{ min: 10, max: 30, label: 'Temperature (°C)' }]}
      series={[
        { label: 'Measured', data: [16, 17, 19, 22, 21], color: '#0072B2' },
        {
          id: 'forecast',
          label: 'Forecast',
          data: [null, null, null, null, 21, 22, 23, 23, 22],
          showMark: false,
          color: '#D55E00',
        },
      ]}
      sx={{ [`& .${lineElementClasses.root}[data-series="forecast"]`]: { strokeDasharray: '6 5' } }}
    >
      <UncertaintyBand />
    </LineChart>
  );
}
