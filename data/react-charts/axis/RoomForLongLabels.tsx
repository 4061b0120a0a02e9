import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { beerStyles } from '../dataset/brewery';

export default function RoomForLongLabels() {
  const [width, setWidth] = React.useState(80);
  const [right, setRight] = React.useState(20);
  const sliders = [
    { name: 'width of the axis', value: width, max: 180, set: setWidth },
    { name: 'margin.right', value: right, max: 60, set: setRight },
  ];

  return (
    <>
      <BarChart
        height={240}
        title="Hectoliters sold by style"
        layout="horizontal"
        dataset={beerStyles}
        margin={{ left: 0, right }}
        xAxis={[
          {
            tickInterval: [0, 100, 200, 300],
            min: 0,
            max: 320,
            valueFormatter: (value: number) => `${value} hl`,
          },
        ]}
        yAxis={[{ dataKey: 'style', width }]}
        series={[{ dataKey: 'sold', label: 'Hectoliters' }]}
        skipAnimation
        hideLegend
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, px: 2 }}>
        {sliders.map(({ name, value, max, set }) => (
          <div key={name}>
            <Typography variant="body2" noWrap>
              {name}: {value}
            </Typography>
            <Slider
              aria-label={name}
              size="small"
              max={max}
              value={value}
              onChange={(_event, next) => set(next)}
            />
          </div>
        ))}
      </Box>
    </>
  );
}
