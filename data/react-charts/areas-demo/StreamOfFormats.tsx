import { LineChart } from '@mui/x-charts/LineChart';
import { formats, saleYears } from '../dataset/recordStore';

const colors = ['#0072B2', '#009E73', '#D55E00', '#CC79A7'];
const thousands = (value: number | null) => `${value} thousand`;

export default function StreamOfFormats() {
  return (
    <LineChart
      height={280}
      aria-label="Records sold by format from 1985 to 2020"
      xAxis={[{ data: saleYears, scaleType: 'point', disableLine: true }]}
      /* preview-start */
      yAxis={[{ position: 'none', domainLimit: 'strict' }]}
      series={formats.map(({ label, data }, index) => ({
        label,
        data,
        color: colors[index],
        area: true,
        showMark: false,
        stack: 'sold',
        stackOffset: 'silhouette',
        valueFormatter: thousands,
      }))}
      /* preview-end */
    />
  );
}
