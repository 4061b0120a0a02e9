import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

export default function ItemLayoutTuner() {
  const [size, setSize] = React.useState({ items: 16, label: 8, mark: 16 });

  return (
    <>
      <Box sx={{ minBlockSize: 240 }}>
        <LineChart
          height={200}
          title="Temperature of three cities by month"
          xAxis={[{ data: months, scaleType: 'point' }]}
          series={cities}
          slotProps={{
            legend: {
              sx: {
                gap: `${size.items}px`,
                [`& .${legendClasses.series}`]: { gap: `${size.label}px` },
                [`& .${labelMarkClasses.root}.${labelMarkClasses.line}`]: { width: size.mark },
              },
            },
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 3, px: 1 }}>
        {(['items', 'label', 'mark'] as const).map((name) => (
          <div key={name}>
            <Typography variant="body2">
              {name}: {size[name]}
            </Typography>
            <Slider
              aria-label={name}
              size="small"
              max={20}
              value={size[name]}
              onChange={(_event, value) => setSize({ ...size, [name]: value })}
            />
          </div>
        ))}
      </Box>
    </>
  );
}
