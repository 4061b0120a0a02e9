import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['9 AM', '10 AM', '11 AM', '12 PM'];

export default function OwnLoadingText() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {/* preview-start */}
      <LineChart
        loading
        localeText={{ loading: 'Collecting sensor data…' }}
        height={200}
        aria-label="Temperature by hour"
        xAxis={[{ data: hours, scaleType: 'point' }]}
        series={[]}
      />
      <BarChart
        localeText={{ noData: 'No orders since 9 AM' }}
        height={200}
        aria-label="Orders by hour"
        xAxis={[{ data: hours }]}
        series={[]}
      />
      {/* preview-end */}
    </Stack>
  );
}
