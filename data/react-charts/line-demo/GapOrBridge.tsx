import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const wind = [12, 15, 19, null, null, 31, 34, 29, null, 22, 18];
const xAxis = [{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }];
const caption = { variant: 'subtitle2', component: 'p' } as const;

export default function GapOrBridge() {
  return (
    <Stack spacing={1}>
      <Typography {...caption}>Gaps</Typography>
      {/* preview-start */}
      <LineChart
        height={160}
        aria-label="Wind speed by hour, with gaps"
        series={[{ data: wind, label: 'Wind (km/h)', color: '#0072B2' }]}
        xAxis={xAxis}
        hideLegend
      />
      <Typography {...caption}>Connected</Typography>
      <LineChart
        height={160}
        aria-label="Wind speed by hour, connected across gaps"
        series={[{ data: wind, label: 'Wind (km/h)', color: '#0072B2', connectNulls: true }]}
        xAxis={xAxis}
        hideLegend
      />
      {/* preview-end */}
    </Stack>
  );
}
