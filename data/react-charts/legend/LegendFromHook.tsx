import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

/* preview-start */
function ChipLegend() {
  const { items } = useLegend();

  return (
    <Stack direction="row" spacing={1} sx={{ m: 1 }}>
      {items.map(({ id, label, color }) => (
        <Chip
          key={id}
          label={label}
          icon={<Box sx={{ inlineSize: 12, blockSize: 12, borderRadius: 6, bgcolor: color }} />}
        />
      ))}
    </Stack>
  );
}
/* preview-end */

export default function LegendFromHook() {
  return (
    <LineChart
      height={220}
      aria-label="Average temperature of three cities by month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      series={cities}
      slots={{ legend: ChipLegend }}
    />
  );
}
