import { BarChart } from '@mui/x-charts/BarChart';

export default function ItemTooltip() {
  return (
    /* preview-start */
    <BarChart
      height={280}
      aria-label="Coffee exports of two countries by year, in thousands of bags"
      xAxis={[{ data: ['2021', '2022', '2023', '2024'] }]}
      series={[
        { data: [36_300, 39_200, 38_400, 44_100], label: 'Brazil' },
        { data: [26_700, 27_600, 25_900, 24_600], label: 'Vietnam' },
      ]}
      yAxis={[{ width: 60 }]}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />
    /* preview-end */
  );
}
