import { LineChart } from '@mui/x-charts/LineChart';
import { recordSales } from '../dataset/recordStore';

/* preview-start */
const stream = { stack: 'all', stackOffset: 'silhouette', stackOrder: 'insideOut' } as const;
const area = { curve: 'catmullRom', area: true, showMark: false } as const;

export default function Streamgraph() {
  return (
    <LineChart
      yAxis={[{ position: 'none', domainLimit: 'strict' }]}
      series={[
        { dataKey: 'cds', label: 'CDs', ...stream, ...area },
        { dataKey: 'downloads', label: 'Downloads', ...stream, ...area },
        { dataKey: 'vinyl', label: 'Vinyl', ...stream, ...area },
        { dataKey: 'cassettes', label: 'Cassettes', ...stream, ...area },
      ]}
      /* preview-end */
      height={280}
      aria-label="Records sold by format, as a streamgraph"
      colors={['#3f6fd8', '#26a69a', '#ef6c00', '#ab47bc']}
      dataset={recordSales}
      xAxis={[{ dataKey: 'year', scaleType: 'point' }]}
      margin={{ left: 28, right: 28 }}
    />
  );
}
