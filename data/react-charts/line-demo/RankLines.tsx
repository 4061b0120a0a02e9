import { LineChart } from '@mui/x-charts/LineChart';

export default function RankLines() {
  return (
    <LineChart
      height={280}
      aria-label="Rank of four ski areas by snow depth in each winter"
      /* preview-start */
      xAxis={[{ data: ['2021', '2022', '2023', '2024', '2025'], scaleType: 'point' }]}
      yAxis={[{ reverse: true, min: 0.5, max: 4.5, tickInterval: [1, 2, 3, 4], label: 'Rank' }]}
      series={[
        { label: 'Eagle Ridge', data: [1, 1, 2, 3, 2], curve: 'bumpX' },
        { label: 'Bear Bowl', data: [3, 2, 1, 1, 1], curve: 'bumpX' },
        { label: 'Silver Pass', data: [2, 4, 4, 2, 3], curve: 'bumpX' },
        { label: 'North Face', data: [4, 3, 3, 4, 4], curve: 'bumpX' },
      ]}
      /* preview-end */
      colors={['#0072B2', '#D55E00', '#009E73', '#CC79A7']}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 4 } }}
    />
  );
}
