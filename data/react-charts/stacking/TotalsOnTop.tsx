import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { recordSales, saleYears } from '../dataset/recordStore';

const Total = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.primary,
  fontWeight: 600,
  textAnchor: 'middle',
}));

/* preview-start */
function Totals() {
  const series = useBarSeries();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return saleYears.map((year, index) => {
    const top = Math.max(...series.map(({ stackedData }) => stackedData[index]?.[1] ?? 0));
    return (
      <Total key={year} x={(x(year) ?? 0) + x.bandwidth() / 2} y={(y(top) ?? 0) - 6}>
        {top}
      </Total>
    );
  });
}
/* preview-end */

export default function TotalsOnTop() {
  return (
    <BarChart
      height={280}
      aria-label="Records sold, in thousands, with the total of each year"
      colors={['#3f6fd8', '#26a69a', '#ef6c00', '#ab47bc']}
      dataset={recordSales}
      xAxis={[{ dataKey: 'year' }]}
      series={[
        { dataKey: 'cds', label: 'CDs', stack: 'all' },
        { dataKey: 'downloads', label: 'Downloads', stack: 'all' },
        { dataKey: 'vinyl', label: 'Vinyl', stack: 'all' },
        { dataKey: 'cassettes', label: 'Cassettes', stack: 'all' },
      ]}
    >
      <Totals />
    </BarChart>
  );
}
