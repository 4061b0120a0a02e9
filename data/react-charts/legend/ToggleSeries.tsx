import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { months } from '../dataset/weather';

const series = [
  {
    id: 'oslo',
    label: 'Oslo',
    color: '#1e88e5',
    data: [-3, -3, 1, 6, 12, 16, 18, 17, 12, 6, 1, -3],
  },
  {
    id: 'lisbon',
    label: 'Lisbon',
    color: '#fb8c00',
    data: [12, 13, 15, 16, 18, 21, 24, 24, 22, 19, 15, 12],
  },
  {
    id: 'perth',
    label: 'Perth',
    color: '#43a047',
    data: [25, 25, 23, 20, 16, 14, 13, 14, 15, 17, 20, 23],
  },
];

export default function ToggleSeries() {
  const [hidden, setHidden] = React.useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <>
      <Stack direction="row" spacing={1} role="group" aria-label="Cities">
        {series.map(({ id, label, color }) => (
          <Chip
            key={id}
            label={label}
            variant="outlined"
            aria-pressed={!hidden.includes(id)}
            onClick={() => toggle(id)}
            sx={
              hidden.includes(id)
                ? { textDecoration: 'line-through', color: 'text.secondary' }
                : { borderColor: color, borderWidth: 2 }
            }
          />
        ))}
      </Stack>
      {/* preview-start */}
      <LineChart
        height={220}
        aria-label="Average temperature of the selected cities by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: -5, max: 30 }]}
        series={series.filter(({ id }) => !hidden.includes(id))}
        hideLegend
      />
      {/* preview-end */}
    </>
  );
}
