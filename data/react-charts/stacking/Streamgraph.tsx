import { LineChart } from '@mui/x-charts/LineChart';
import { formats, saleYears } from '../dataset/recordStore';

export default function Streamgraph() {
  return (
    <LineChart
      height={280}
      title="Records sold by format, as streams"
      xAxis={[{ data: saleYears, scaleType: 'point' }]}
      yAxis={[{ position: 'none', domainLimit: 'strict' }]}
      series={formats.map((series) => ({
        ...series,
        stack: 'all',
        stackOffset: 'silhouette',
        stackOrder: 'insideOut',
        curve: 'catmullRom',
        area: true,
        showMark: false,
      }))}
      margin={{ left: 28, right: 28 }}
    />
  );
}
