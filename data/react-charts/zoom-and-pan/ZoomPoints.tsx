import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { riverYear, shortDate } from '../dataset/river';

const days = riverYear.map(({ level }, day) => ({
  id: day,
  x: riverYear.slice(Math.max(0, day - 4), day + 1).reduce((sum, { rain }) => sum + rain, 0),
  y: level,
}));

export default function ZoomPoints() {
  const [axes, setAxes] = React.useState({ x: true, y: true });

  return (
    <>
      <ScatterChartPro
        height={300}
        title="Rain of five days and water level after them"
        xAxis={[{ label: 'Rain of five days (mm)', zoom: axes.x }]}
        yAxis={[{ label: 'Water level (cm)', zoom: axes.y }]}
        series={[
          {
            data: days,
            markerSize: 3,
            valueFormatter: (point) => point && shortDate(riverYear[Number(point.id)]!.date),
          },
        ]}
      />
      {(['x', 'y'] as const).map((axis) => (
        <FormControlLabel
          key={axis}
          label={`Zoom ${axis}`}
          control={
            <Switch
              checked={axes[axis]}
              onChange={(event) => setAxes({ ...axes, [axis]: event.target.checked })}
            />
          }
        />
      ))}
    </>
  );
}
