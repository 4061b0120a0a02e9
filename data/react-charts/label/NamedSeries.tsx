import { BarChart } from '@mui/x-charts/BarChart';

export default function NamedSeries() {
  return (
    /* preview-start */
    <BarChart
      height={260}
      aria-label="Coffee exports of Brazil and Vietnam, in millions of dollars"
      xAxis={[{ data: ['2021/22', '2022/23', '2023/24'] }]}
      yAxis={[{ width: 60 }]}
      series={[
        { label: 'Brazil', data: [5_800, 8_510, 7_350] },
        { label: 'Vietnam', data: [3_070, 4_060, 4_240] },
      ]}
    />
    /* preview-end */
  );
}
