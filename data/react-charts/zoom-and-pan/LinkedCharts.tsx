import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { riverWinter, shortDate } from '../dataset/river';

export default function LinkedCharts() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'days', start: 30, end: 70 },
  ]);

  return (
    <>
      {/* preview-start */}
      <BarChartPro
        zoomData={zoomData}
        onZoomChange={setZoomData}
        height={170}
        aria-label="Rain by day, in millimeters"
        dataset={riverWinter}
        xAxis={[{ id: 'days', dataKey: 'date', valueFormatter: shortDate, zoom: true }]}
        series={[{ dataKey: 'rain', label: 'Rain (mm)', color: '#64b5f6' }]}
      />
      {/* preview-end */}
      <LineChartPro
        zoomData={zoomData}
        onZoomChange={setZoomData}
        height={240}
        aria-label="Water level by day, in centimeters, with the flood warning level"
        dataset={riverWinter}
        xAxis={[
          {
            id: 'days',
            dataKey: 'date',
            scaleType: 'band',
            valueFormatter: shortDate,
            zoom: { slider: { enabled: true } },
          },
        ]}
        series={[{ dataKey: 'level', label: 'Water level (cm)', area: true, showMark: false }]}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.25, filter: 'none' } }}
      >
        <ChartsReferenceLine
          y={340}
          label="Flood warning"
          labelAlign="end"
          lineStyle={{ stroke: '#e65100', strokeDasharray: '5 4' }}
        />
      </LineChartPro>
    </>
  );
}
