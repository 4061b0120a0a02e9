import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { bakeryDays, breads } from '../dataset/bakery';

const Frame = styled('rect')(({ theme }) => ({
  fill: 'none',
  stroke: (theme.vars ?? theme).palette.error.main,
  strokeDasharray: '4 3',
}));

function DrawingAreaFrame() {
  const { left, top, width, height } = useDrawingArea();
  return <Frame x={left} y={top} width={width} height={height} />;
}

export default function MarginAndAxisSize() {
  const [sizes, setSizes] = React.useState({ margin: 20, xAxisHeight: 25, yAxisWidth: 45 });

  return (
    <>
      <Box sx={{ border: 1, borderColor: 'divider' }}>
        <BarChart
          height={220}
          hideLegend
          aria-label="Loaves sold by day"
          series={breads}
          /* preview-start */
          margin={sizes.margin}
          xAxis={[{ data: bakeryDays, height: sizes.xAxisHeight }]}
          yAxis={[{ width: sizes.yAxisWidth }]}
          /* preview-end */
        >
          <DrawingAreaFrame />
        </BarChart>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3, px: 1, mt: 1 }}>
        {(['margin', 'xAxisHeight', 'yAxisWidth'] as const).map((name) => (
          <Box key={name}>
            <Typography sx={{ fontFamily: 'monospace', fontSize: 12, lineHeight: '18px' }}>
              {name}
              <br />
              {sizes[name]}
            </Typography>
            <Slider
              size="small"
              aria-label={name}
              max={80}
              value={sizes[name]}
              onChange={(_event, value) => setSizes({ ...sizes, [name]: value })}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}
