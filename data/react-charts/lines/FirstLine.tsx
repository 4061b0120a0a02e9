import { LineChart } from '@mui/x-charts/LineChart';

export default function FirstLine() {
  return (
    /* preview-start */
    <LineChart
      height={280}
      aria-label="Electricity from wind and solar since 2018"
      xAxis={[
        { data: ['2018', '2019', '2020', '2021', '2022', '2023', '2024'], scaleType: 'point' },
      ]}
      series={[
        { data: [110, 126, 132, 114, 125, 140, 137], label: 'Wind (TWh)' },
        { data: [46, 46, 51, 50, 61, 64, 74], label: 'Solar (TWh)' },
      ]}
    />
    /* preview-end */
  );
}
