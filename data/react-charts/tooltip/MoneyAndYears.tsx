import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { coffeeSeasons } from '../dataset/coffee';

/* preview-start */
const millions = (value: number | null) =>
  value === null ? null : `$${value.toLocaleString('en-US')} million`;

const series: LineChartProps['series'] = [
  { dataKey: 'brazil', label: 'Brazil', valueFormatter: millions },
  { dataKey: 'vietnam', label: 'Vietnam', valueFormatter: millions },
  { dataKey: 'peru', label: 'Peru', valueFormatter: millions },
];

const seasonAxis = {
  dataKey: 'season',
  scaleType: 'point' as const,
  valueFormatter: (year: number, { location }: { location: string }) =>
    location === 'tick' ? String(year) : `Season ${year}/${(year + 1) % 100}`,
};
/* preview-end */

export default function MoneyAndYears() {
  return (
    <LineChart
      height={260}
      aria-label="Coffee exports by season"
      dataset={coffeeSeasons}
      xAxis={[seasonAxis]}
      yAxis={[{ width: 60 }]}
      series={series}
    />
  );
}
