import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';
import { beerSold, monthNames } from '../dataset/brewery';

export default function QuarterAndMonthGroups() {
  return (
    <>
      {/* preview-start */}
      <BarChart
        height={260}
        margin={{ bottom: 0 }}
        title="Hectoliters sold by month, in quarters"
        xAxis={[
          {
            id: 'months',
            data: monthNames,
            scaleType: 'band',
            tickPlacement: 'middle',
            valueFormatter: (month: string, { location }) =>
              location === 'tick' ? month.slice(0, 1) : month,
          },
          {
            id: 'quarters',
            scaleType: 'band',
            position: 'bottom',
            data: ['Q1', 'Q2', 'Q3', 'Q4'],
            categoryGapRatio: 0,
            offset: 0,
            height: 45,
            tickSize: 24,
            ignoreTooltip: true,
          },
        ]}
        series={[{ data: beerSold, label: 'Hectoliters' }]}
        sx={{ [`& .${axisClasses.id}-quarters .${axisClasses.line}`]: { display: 'none' } }}
        hideLegend
      />
      {/* preview-end */}
    </>
  );
}
