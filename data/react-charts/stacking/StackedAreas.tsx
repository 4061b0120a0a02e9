import { LineChart } from '@mui/x-charts/LineChart';
import { recordSales } from '../dataset/recordStore';

export default function StackedAreas() {
  return (
    <LineChart
      height={280}
      aria-label="Records sold by format, in thousands"
      colors={['#3f6fd8', '#26a69a', '#ef6c00', '#ab47bc']}
      dataset={recordSales}
      xAxis={[{ dataKey: 'year', scaleType: 'point' }]}
      /* preview-start */
      series={[
        { dataKey: 'cds', label: 'CDs', stack: 'all', area: true, showMark: false },
        { dataKey: 'downloads', label: 'Downloads', stack: 'all', area: true, showMark: false },
        { dataKey: 'vinyl', label: 'Vinyl', stack: 'all', area: true, showMark: false },
        { dataKey: 'cassettes', label: 'Cassettes', stack: 'all', area: true, showMark: false },
      ]}
      /* preview-end */
    />
  );
}
