import { LineChart } from '@mui/x-charts/LineChart';
import { yeastGrowth } from '../dataset/brewery';

export default function D3TickFormat() {
  return (
    <LineChart
      height={240}
      title="Yeast cells in a milliliter by hour"
      dataset={yeastGrowth}
      xAxis={[{ dataKey: 'hour', domainLimit: 'strict' }]}
      yAxis={[
        {
          scaleType: 'log',
          valueFormatter: (cells, context) =>
            context.location === 'tick'
              ? context.scale.tickFormat(12, '.0e')(cells)
              : cells.toLocaleString('en-US'),
        },
      ]}
      series={[{ dataKey: 'cells', label: 'Cells per milliliter' }]}
    />
  );
}
