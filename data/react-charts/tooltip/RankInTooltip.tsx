import { BarChart } from '@mui/x-charts/BarChart';
import { exporters } from '../dataset/coffee';

export default function RankInTooltip() {
  return (
    <BarChart
      height={240}
      aria-label="Coffee exports by country, in thousands of bags"
      dataset={exporters}
      xAxis={[{ dataKey: 'country' }]}
      yAxis={[{ width: 60 }]}
      /* preview-start */
      series={[
        {
          dataKey: 'bags',
          label: 'Thousand bags',
          valueFormatter: (bags, { dataIndex }) =>
            `${bags?.toLocaleString('en-US')} (no. ${dataIndex + 1} of ${exporters.length})`,
        },
      ]}
      /* preview-end */
      hideLegend
    />
  );
}
