import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useSvgRef, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { riverWinter, shortDate } from '../dataset/river';

type Mark = { date: Date; level: number };

function MarkLayer({ marks, onAdd }: { marks: Mark[]; onAdd: (mark: Mark) => void }) {
  const { left, top, width, height } = useDrawingArea();
  const svgRef = useSvgRef();
  const x = useXScale<'time'>();
  const y = useYScale<'linear'>();
  /* preview-start */
  const handleClick = ({ clientX, clientY }: React.MouseEvent) => {
    const toSvg = svgRef.current?.getScreenCTM()?.inverse();
    if (!toSvg) return;
    const point = new DOMPoint(clientX, clientY).matrixTransform(toSvg);
    onAdd({ date: x.invert(point.x), level: Math.round(y.invert(point.y)) });
  };

  return (
    <g onClick={handleClick} style={{ cursor: 'crosshair' }}>
      <rect x={left} y={top} width={width} height={height} fill="transparent" />
      {marks.map(({ date, level }) => (
        <circle key={+date} cx={x(date)} cy={y(level)} r={6} fill="#d81b60" stroke="#fff" />
      ))}
    </g>
  );
  /* preview-end */
}

const start: Mark[] = [{ date: new Date(2025, 0, 20), level: 340 }];

export default function ClickToMark() {
  const [marks, setMarks] = React.useState(start);
  const last = marks.at(-1);

  return (
    <>
      <LineChart
        height={260}
        aria-label="Water level of the river in winter, in centimeters"
        dataset={riverWinter}
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'time',
            valueFormatter: shortDate,
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ min: 100, max: 500 }]}
        series={[{ dataKey: 'level', showMark: false, area: true, color: '#90caf9' }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
      >
        <MarkLayer marks={marks} onAdd={(mark) => setMarks([...marks, mark])} />
      </LineChart>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button onClick={() => setMarks(marks.slice(0, -1))} disabled={!last}>
          Remove the last mark
        </Button>
        <Typography variant="body2" role="status">
          {last ? `${shortDate(last.date)}, ${last.level} cm` : 'Click the chart to add a mark'}
        </Typography>
      </Box>
    </>
  );
}
