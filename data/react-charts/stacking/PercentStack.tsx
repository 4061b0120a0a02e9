import { BarChart } from '@mui/x-charts/BarChart';
import { recordSales, soldIn } from '../dataset/recordStore';

const percent = (share: number) => `${Math.round(100 * share)}%`;

const shareOfYear = (value: number | null, { dataIndex }: { dataIndex: number }) =>
  value === null ? null : `${percent(value / soldIn(dataIndex))} (${value} thousand)`;

/* preview-start */
const share = { stack: 'all', stackOffset: 'expand', valueFormatter: shareOfYear } as const;

export default function PercentStack() {
  return (
    <BarChart
      yAxis={[{ valueFormatter: percent, max: 1 }]}
      series={[
        { dataKey: 'cds', label: 'CDs', ...share },
        { dataKey: 'downloads', label: 'Downloads', ...share },
        { dataKey: 'vinyl', label: 'Vinyl', ...share },
        { dataKey: 'cassettes', label: 'Cassettes', ...share },
      ]}
      /* preview-end */
      height={280}
      aria-label="Share of each format in the records sold"
      colors={['#3f6fd8', '#26a69a', '#ef6c00', '#ab47bc']}
      dataset={recordSales}
      xAxis={[{ dataKey: 'year' }]}
    />
  );
}
