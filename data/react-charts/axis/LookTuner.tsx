import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

export default function LookTuner() {
  const [tickSize, setTickSize] = React.useState(10);
  const [fontSize, setFontSize] = React.useState(13);

  return (
    <>
      <LineChart
        height={250}
        aria-label="Tank temperature over five days"
        dataset={fermentation}
        /* preview-start */
        xAxis={[
          {
            dataKey: 'time',
            scaleType: 'time',
            valueFormatter: dayOrHour,
            label: 'Day of fermentation',
            height: 70,
            tickSize,
            tickLabelStyle: { fontSize },
            labelStyle: { fontWeight: 700 },
          },
        ]}
        /* preview-end */
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
        hideLegend
        skipAnimation
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 3, px: 1 }}>
        <div>
          <Typography variant="body2">tickSize: {tickSize}</Typography>
          <Slider
            aria-label="tickSize"
            size="small"
            max={20}
            value={tickSize}
            onChange={(_event, value) => setTickSize(value)}
          />
        </div>
        <div>
          <Typography variant="body2">fontSize: {fontSize}</Typography>
          <Slider
            aria-label="fontSize"
            size="small"
            min={8}
            max={20}
            value={fontSize}
            onChange={(_event, value) => setFontSize(value)}
          />
        </div>
      </Box>
    </>
  );
}
