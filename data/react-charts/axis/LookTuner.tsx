import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

export default function LookTuner() {
  const [off, setOff] = React.useState({ disableLine: false, disableTicks: false });
  const [tickSize, setTickSize] = React.useState(10);
  const [fontSize, setFontSize] = React.useState(13);
  const sliders = [
    { name: 'tickSize', value: tickSize, min: 0, max: 20, set: setTickSize },
    { name: 'fontSize', value: fontSize, min: 8, max: 20, set: setFontSize },
  ];

  return (
    <>
      <LineChart
        height={250}
        title="Temperature in the tank"
        dataset={fermentation}
        xAxis={[
          {
            ...off,
            dataKey: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            label: 'Day',
            height: 70,
            tickSize,
            tickLabelStyle: { fontSize },
            labelStyle: { fontWeight: 700 },
            valueFormatter: dayOrHour,
          },
        ]}
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
        hideLegend
        skipAnimation
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 3, px: 1 }}>
        {sliders.map(({ name, value, min, max, set }) => (
          <div key={name}>
            <Typography variant="body2">
              {name}: {value}
            </Typography>
            <Slider
              aria-label={name}
              size="small"
              {...{ min, max, value }}
              onChange={(_event, next) => set(next)}
            />
          </div>
        ))}
        {(['disableLine', 'disableTicks'] as const).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Switch
                size="small"
                checked={off[name]}
                onChange={(event) => setOff({ ...off, [name]: event.target.checked })}
              />
            }
          />
        ))}
      </Box>
    </>
  );
}
