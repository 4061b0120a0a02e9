import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

const level = [182, 191, 214, null, null, 268, 251, 233, null, 207, 198];
const axes = {
  xAxis: [{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], label: 'March', domainLimit: 'strict' }],
  yAxis: [{ min: 0, max: 300, tickNumber: 3 }],
} satisfies Pick<LineChartProps, 'xAxis' | 'yAxis'>;
const series = { data: level, label: 'Water level (cm)', color: '#0072B2', area: true };
const caption = { variant: 'subtitle2', component: 'p' } as const;

export default function AreaWithHoles() {
  return (
    <Stack spacing={1}>
      <Typography {...caption}>Gaps</Typography>
      {/* preview-start */}
      <LineChart
        height={180}
        aria-label="Water level by day, with gaps"
        series={[{ ...series, connectNulls: false }]}
        {...axes}
        hideLegend
      />
      <Typography {...caption}>Connected</Typography>
      <LineChart
        height={180}
        aria-label="Water level by day, connected across gaps"
        series={[{ ...series, connectNulls: true }]}
        {...axes}
        hideLegend
      />
      {/* preview-end */}
    </Stack>
  );
}
