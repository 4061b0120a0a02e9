import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Highlights the space that the margin and the axes leave. */
function DrawingArea() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <rect x={left} y={top} width={width} height={height} fill="#2196f3" opacity={0.18} />
      <text x={left + 8} y={top + 20} fontSize={13} fill="currentColor" direction="ltr">
        {Math.round(width)} × {Math.round(height)} px drawing area
      </text>
    </g>
  );
}

export default function SpaceInsideChart() {
  const [space, setSpace] = React.useState({ margin: 20, height: 25, width: 45 });
  const controls = [
    { key: 'margin', text: 'margin' },
    { key: 'height', text: 'height of xAxis' },
    { key: 'width', text: 'width of yAxis' },
  ] as const;

  return (
    <>
      {/* preview-start */}
      <LineChart
        height={240}
        aria-label="Price of the share, with the drawing area highlighted"
        margin={space.margin}
        xAxis={[{ data: days, scaleType: 'point', height: space.height }]}
        yAxis={[{ width: space.width }]}
        series={[{ data: [23.8, 24.3, 25.7, 27.4, 26.9] }]}
        skipAnimation
        sx={{ bgcolor: 'action.hover' }}
      >
        <DrawingArea />
      </LineChart>
      {/* preview-end */}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 3, px: 1 }}>
        {controls.map(({ key, text }) => (
          <Box key={key}>
            <Typography variant="body2" sx={{ blockSize: '2lh', alignContent: 'end' }}>
              {text}: {space[key]}
            </Typography>
            <Slider
              aria-label={text}
              size="small"
              max={80}
              step={5}
              value={space[key]}
              onChange={(_event, value) => setSpace({ ...space, [key]: value })}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}
