import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

export default function ItemLayoutTuner() {
  const [between, setBetween] = React.useState(16);
  const [inside, setInside] = React.useState(8);
  const [mark, setMark] = React.useState(16);

  const sliders = [
    { label: 'Between items', value: between, onChange: setBetween },
    { label: 'Inside items', value: inside, onChange: setInside },
    { label: 'Mark width', value: mark, onChange: setMark },
  ];

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 3, px: 1 }}>
        {sliders.map(({ label, value, onChange }) => (
          <div key={label}>
            <Typography variant="body2">
              {label}: {value}
            </Typography>
            <Slider
              aria-label={label}
              size="small"
              max={24}
              value={value}
              onChange={(_event, next) => onChange(next)}
            />
          </div>
        ))}
      </Box>
      <LineChart
        height={200}
        aria-label="Average temperature of three cities by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={cities}
        /* preview-start */
        slotProps={{
          legend: {
            sx: {
              gap: `${between}px`,
              [`& .${legendClasses.series}`]: { gap: `${inside}px` },
              [`& .${labelMarkClasses.root}.${labelMarkClasses.line}`]: { width: mark },
            },
          },
        }}
        /* preview-end */
      />
    </>
  );
}
