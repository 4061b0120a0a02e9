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

const dayOf = (day: { id?: number | string } | null) =>
  day && shortDate(riverYear[Number(day.id)]!.date);

export default function ZoomPoints() {
  const [zoomX, setZoomX] = React.useState(true);
  const [zoomY, setZoomY] = React.useState(true);

  return (
    <>
      <ScatterChartPro
        height={300}
        aria-label="Water level after five days of rain"
        /* preview-start */
        xAxis={[{ label: 'Rain in five days (mm)', zoom: zoomX }]}
        yAxis={[{ label: 'Water level (cm)', zoom: zoomY }]}
        series={[{ data: days, markerSize: 3, valueFormatter: dayOf }]}
        /* preview-end */
      />
      <FormControlLabel
        label="Zoom the x-axis"
        control={<Switch checked={zoomX} onChange={(_event, isOn) => setZoomX(isOn)} />}
      />
      <FormControlLabel
        label="Zoom the y-axis"
        control={<Switch checked={zoomY} onChange={(_event, isOn) => setZoomY(isOn)} />}
      />
    </>
  );
}
