import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChartProApi } from '@mui/x-charts-pro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { riverYear, shortDate } from '../dataset/river';

const spring: ZoomData[] = [{ axisId: 'days', start: 16, end: 42 }];
const wholeYear: ZoomData[] = [{ axisId: 'days', start: 0, end: 100 }];

export default function ResetAndReadout() {
  const apiRef = React.useRef<ChartProApi<'line'>>(undefined);
  const [zoomData, setZoomData] = React.useState(spring);

  return (
    <>
      <LineChartPro
        height={260}
        aria-label="Water level of the river in 2025, in centimeters"
        dataset={riverYear}
        /* preview-start */
        apiRef={apiRef}
        initialZoom={spring}
        onZoomChange={setZoomData}
        xAxis={[
          {
            id: 'days',
            dataKey: 'date',
            scaleType: 'time',
            valueFormatter: shortDate,
            zoom: true,
          },
        ]}
        /* preview-end */
        series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={() => apiRef.current?.setZoomData(spring)}>Spring</Button>
        <Button
          onClick={() =>
            apiRef.current?.setAxisZoomData('days', (zoom) => ({ ...zoom, start: 66, end: 91 }))
          }
        >
          Fall
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setZoomData(wholeYear)}>
          Reset
        </Button>
        <Typography variant="body2" role="status" dir="ltr">
          {zoomData.map(({ start, end }) => `${start.toFixed(0)}% to ${end.toFixed(0)}%`)}
        </Typography>
      </Box>
    </>
  );
}
