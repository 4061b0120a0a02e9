import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

function ChipLegend() {
  const { items } = useLegend();
  return (
    <Box component="ul" sx={{ display: 'flex', gap: 1, listStyle: 'none', p: 0, m: 1 }}>
      {items.map(({ id, label, color }) => (
        <li key={id}>
          <Chip
            size="small"
            variant="outlined"
            label={label}
            sx={{ borderColor: color, borderWidth: 2 }}
          />
        </li>
      ))}
    </Box>
  );
}

export default function LegendFromHook() {
  return (
    <LineChart
      height={200}
      title="Temperature of three cities by month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      series={cities}
      slots={{ legend: ChipLegend }}
    />
  );
}
