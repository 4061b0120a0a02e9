import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const kinds = { line: 'Line', marks: 'Line with marks', bar: 'Bars', scatter: 'Scatter' };
type Kind = keyof typeof kinds;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/* preview-start */
/** Redraws the chart 40 times and returns the median time from frame to frame. */
async function measure(redraw: (frame: number) => void) {
  const times: number[] = [];
  let before = await nextFrame();
  for (let frame = 1; frame <= 40; frame += 1) {
    redraw(frame);
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  return times.sort((a, b) => a - b)[20] ?? 0;
}
/* preview-end */

function seriesOf(kind: Kind, count: number, frame: number): ChartContainerProps['series'] {
  const data = Array.from({ length: count }, (_, i) => 40 + 30 * Math.sin(i / 60 + frame / 8));
  if (kind === 'bar') return [{ type: 'bar', data }];
  if (kind !== 'scatter') return [{ type: 'line', data, color: '#26a69a' }];
  return [{ type: 'scatter', markerSize: 2, data: data.map((y, id) => ({ id, x: id, y })) }];
}

export default function FrameMeter() {
  const [kind, setKind] = React.useState<Kind>('line');
  const [count, setCount] = React.useState(500);
  const [frame, setFrame] = React.useState(0);
  const [result, setResult] = React.useState('Not measured yet');
  const xData = React.useMemo(() => Array.from({ length: count }, (_, i) => i), [count]);

  const start = async () => {
    setResult('Measuring…');
    const time = await measure((next) => flushSync(() => setFrame(next)));
    setResult(`${time.toFixed(1)} ms per frame, ${Math.round(1000 / time)} frames per second`);
  };

  return (
    <>
      <ChartContainer
        height={180}
        margin={8}
        skipAnimation
        disableAxisListener
        aria-label="Chart that is measured"
        xAxis={[{ data: xData, scaleType: kind === 'bar' ? 'band' : 'linear', position: 'none' }]}
        yAxis={[{ min: 0, max: 80, position: 'none' }]}
        series={seriesOf(kind, count, frame)}
      >
        <LinePlot />
        {kind === 'marks' && <MarkPlot />}
        <BarPlot skipAnimation />
        <ScatterPlot />
      </ChartContainer>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Chart"
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
          sx={{ minWidth: 160 }}
        >
          {Object.entries(kinds).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Points"
          value={count}
          onChange={(event) => setCount(Number(event.target.value))}
          sx={{ minWidth: 110 }}
        >
          {[100, 200, 500, 1000, 2000, 5000, 10000].map((value) => (
            <MenuItem key={value} value={value}>
              {value.toLocaleString('en-US')}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={start}>
          Measure
        </Button>
        <Typography variant="body2" role="status">
          {result}
        </Typography>
      </Box>
    </>
  );
}
