import * as React from 'react';
import Slider from '@mui/material/Slider';
import { Gauge } from '@mui/x-charts/Gauge';

export default function CustomRange() {
  const [temperature, setTemperature] = React.useState(21);

  return (
    <>
      {/* preview-start */}
      <Gauge
        height={160}
        value={temperature}
        valueMin={-10}
        valueMax={40}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => `${value} °C`}
        direction="ltr"
        aria-label="Temperature of the boiler room in degrees Celsius"
      />
      {/* preview-end */}
      <Slider
        aria-label="Temperature from −20 °C to 50 °C"
        min={-20}
        max={50}
        marks={[-10, 40].map((value) => ({ value, label: <bdi dir="ltr">{value} °C</bdi> }))}
        value={temperature}
        onChange={(_event, value) => setTemperature(value)}
        sx={{ display: 'block', maxInlineSize: 320, mx: 'auto' }}
      />
    </>
  );
}
