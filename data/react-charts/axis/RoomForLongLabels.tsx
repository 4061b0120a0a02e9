import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { beerStyles } from '../dataset/brewery';

export default function RoomForLongLabels() {
  const [width, setWidth] = React.useState(80);
  const [right, setRight] = React.useState(20);

  return (
    <>
      <BarChart
        height={240}
        aria-label="Beer sold by style"
        layout="horizontal"
        dataset={beerStyles}
        series={[{ dataKey: 'sold', label: 'Hectoliters' }]}
        /* preview-start */
        yAxis={[{ dataKey: 'style', width }]}
        xAxis={[
          {
            tickInterval: [0, 100, 200, 300],
            max: 300,
            valueFormatter: (value: number) => `${value} hl`,
          },
        ]}
        margin={{ left: 0, right }}
        /* preview-end */
        skipAnimation
        hideLegend
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, px: 2 }}>
        <div>
          <Typography variant="body2" noWrap>
            width: {width}
          </Typography>
          <Slider
            aria-label="width of the y-axis"
            size="small"
            max={180}
            value={width}
            onChange={(_event, value) => setWidth(value)}
          />
        </div>
        <div>
          <Typography variant="body2" noWrap>
            margin.right: {right}
          </Typography>
          <Slider
            aria-label="margin.right"
            size="small"
            max={60}
            value={right}
            onChange={(_event, value) => setRight(value)}
          />
        </div>
      </Box>
    </>
  );
}
