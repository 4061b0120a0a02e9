import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';
import { beerSold, monthNames } from '../dataset/brewery';

export default function QuarterAndMonthGroups() {
  return (
    <BarChart
      height={260}
      margin={{ bottom: 0 }}
      aria-label="Beer sold by month, grouped by quarter"
      /* preview-start */
      xAxis={[
        { id: 'months', data: monthNames, tickPlacement: 'middle', valueFormatter: initialAtTick },
        {
          id: 'quarters',
          data: ['Q1', 'Q2', 'Q3', 'Q4'],
          scaleType: 'band',
          position: 'bottom',
          categoryGapRatio: 0,
          offset: 0,
          height: 45,
          tickSize: 24,
          ignoreTooltip: true,
        },
      ]}
      /* preview-end */
      series={[{ data: beerSold, label: 'Hectoliters' }]}
      sx={{ [`& .${axisClasses.id}-quarters .${axisClasses.line}`]: { display: 'none' } }}
      hideLegend
    />
  );
}

function initialAtTick(month: string, { location }: { location: string }) {
  return location === 'tick' ? month.slice(0, 1) : month;
}
