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
  const [sizes, setSizes] = React.useState({ margin: 20, height: 25, width: 45 });
  const controls = [
    { key: 'margin', text: 'margin' },
    { key: 'height', text: 'height of xAxis' },
    { key: 'width', text: 'width of yAxis' },
  ] as const;

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
          xAxis={[{ data: bakeryDays, height: sizes.height }]}
          yAxis={[{ width: sizes.width }]}
          /* preview-end */
        >
          <DrawingAreaFrame />
        </BarChart>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3, px: 1, mt: 1 }}>
        {controls.map(({ key, text }) => (
          <Box key={key}>
            <Typography variant="body2" sx={{ blockSize: '2lh', alignContent: 'end' }}>
              {text}: {sizes[key]}
            </Typography>
            <Slider
              size="small"
              aria-label={text}
              max={80}
              value={sizes[key]}
              onChange={(_event, value) => setSizes({ ...sizes, [key]: value })}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}
