import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { formats, saleYears } from '../dataset/recordStore';

const Total = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.primary,
  fontWeight: 600,
  textAnchor: 'middle',
}));

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

export default function TotalsOnTop() {
  return (
    <BarChart
      height={280}
      title="Records sold, in thousands, with the total of each year"
      xAxis={[{ data: saleYears }]}
      series={formats.map((series) => ({ ...series, stack: 'all' }))}
    >
      <Totals />
    </BarChart>
  );
}
