import { LineChart } from '@mui/x-charts/LineChart';
import { stations } from '../dataset/weather';

export default function ManySeriesScroll() {
  return (
    <LineChart
      height={240}
      aria-label="Rain of one week at twelve stations"
      xAxis={[{ data: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], scaleType: 'point' }]}
      series={stations}
      /* preview-start */
      slotProps={{
        legend: {
          direction: 'vertical',
          tabIndex: 0,
          sx: { blockSize: 180, overflowY: 'auto', flexWrap: 'nowrap', maxInlineSize: 120 },
        },
      }}
      /* preview-end */
    />
  );
}
