import { LineChart } from '@mui/x-charts/LineChart';
import { months } from '../dataset/weather';

export default function YearAgainstYears() {
  return (
    <LineChart
      height={280}
      aria-label="Sunshine by month: this year against the four years before"
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Hours of sun' }]}
      /* preview-start */
      colors={['#8a8f9880', '#8a8f9880', '#8a8f9880', '#8a8f9880', '#D55E00']}
      series={[
        { label: '2021', data: [41, 72, 134, 178, 226, 241, 252, 219, 158, 96, 52, 34] },
        { label: '2022', data: [48, 81, 121, 190, 215, 262, 238, 231, 149, 104, 47, 39] },
        { label: '2023', data: [37, 66, 142, 169, 238, 229, 261, 208, 171, 91, 58, 31] },
        { label: '2024', data: [44, 77, 118, 185, 207, 250, 244, 226, 140, 99, 44, 42] },
        { label: '2025', data: [52, 93, 168, 221, 268, 287, 271, 264, 196], id: 'now' },
      ].map((year) => ({ ...year, showMark: false }))}
      sx={{ '& [data-series="now"]': { strokeWidth: 3 } }}
      /* preview-end */
    />
  );
}
