import { BarChart } from '@mui/x-charts/BarChart';
import { formats, saleYears, soldIn } from '../dataset/recordStore';

const percent = (share: number) => `${Math.round(100 * share)}%`;

export default function PercentStack() {
  return (
    <>
      {/* preview-start */}
      <BarChart
        height={280}
        title="Share of each format in the records sold"
        xAxis={[{ data: saleYears }]}
        yAxis={[{ valueFormatter: percent, max: 1 }]}
        series={formats.map((series) => ({
          ...series,
          stack: 'all',
          stackOffset: 'expand',
          valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
            value === null ? null : `${percent(value / soldIn(dataIndex))} (${value} thousand)`,
        }))}
      />
      {/* preview-end */}
    </>
  );
}
