import * as React from 'react';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { riverWinter, shortDate } from '../dataset/river';

export default function LinkedCharts() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'days', start: 30, end: 70 },
  ]);
  const shared = {
    height: 190,
    dataset: riverWinter,
    zoomData,
    onZoomChange: setZoomData,
  };
  const days = { id: 'days', dataKey: 'date', valueFormatter: shortDate };

  return (
    <>
      <BarChartPro
        {...shared}
        title="Rain by day, in millimeters"
        xAxis={[{ ...days, zoom: true }]}
        series={[{ dataKey: 'rain', label: 'Rain (mm)' }]}
      />
      <LineChartPro
        {...shared}
        title="Water level by day, in centimeters"
        xAxis={[{ ...days, scaleType: 'band', zoom: { slider: { enabled: true } } }]}
        series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
      />
    </>
  );
}
