import { LineChart } from '@mui/x-charts/LineChart';
import { yeastGrowth } from '../dataset/brewery';

export default function D3TickFormat() {
  return (
    <LineChart
      height={240}
      aria-label="Yeast cells per milliliter by hour"
      dataset={yeastGrowth}
      xAxis={[{ dataKey: 'hour', domainLimit: 'strict' }]}
      /* preview-start */
      yAxis={[
        {
          scaleType: 'log',
          valueFormatter: (cells, context) =>
            context.location === 'tick'
              ? context.scale.tickFormat(12, '.0e')(cells)
              : cells.toLocaleString('en-US'),
        },
      ]}
      /* preview-end */
      series={[{ dataKey: 'cells', label: 'Cells per milliliter' }]}
    />
  );
}
