import { BarChart } from '@mui/x-charts/BarChart';
import { exporters } from '../dataset/coffee';

export default function RankInTooltip() {
  return (
    <>
      {/* preview-start */}
      <BarChart
        height={240}
        title="Bags of coffee exported by country"
        dataset={exporters}
        xAxis={[{ dataKey: 'code' }]}
        yAxis={[{ width: 60 }]}
        series={[
          {
            dataKey: 'bags',
            label: 'Thousand bags',
            valueFormatter: (bags, { dataIndex }) =>
              `${bags?.toLocaleString('en-US')} (no. ${dataIndex + 1} of ${exporters.length})`,
          },
        ]}
        hideLegend
      />
      {/* preview-end */}
    </>
  );
}
