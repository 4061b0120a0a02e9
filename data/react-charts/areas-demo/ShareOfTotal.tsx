import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, yearOf } from '../dataset/electricity';

/* preview-start */
const layer = { stack: 'power', stackOffset: 'expand', area: true, showMark: false } as const;
const percent = (share: number) => `${Math.round(share * 100)}%`;

export default function ShareOfTotal() {
  return (
    <LineChart
      dataset={electricityYears}
      yAxis={[{ valueFormatter: percent, max: 1 }]}
      series={[
        { dataKey: 'coal', label: 'Coal', ...layer, color: '#8a8f98' },
        { dataKey: 'gas', label: 'Gas', ...layer, color: '#D55E00' },
        { dataKey: 'wind', label: 'Wind', ...layer, color: '#0072B2' },
        { dataKey: 'solar', label: 'Solar', ...layer, color: '#E69F00' },
      ]}
      /* preview-end */
      xAxis={[
        { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
      ]}
      height={300}
      aria-label="Share of each source in electricity from 2006 to 2024"
    />
  );
}
