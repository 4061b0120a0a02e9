import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function TextTuner() {
  const [fontSize, setFontSize] = React.useState(26);
  const [offset, setOffset] = React.useState(-16);

  return (
    <>
      {/* preview-start */}
      <Gauge
        height={200}
        value={4.2}
        valueMax={10}
        startAngle={-110}
        endAngle={110}
        text={({ value, valueMax }) => `${value} of ${valueMax} kW`}
        direction="ltr"
        sx={{
          [`& .${gaugeClasses.valueText}`]: { fontSize, transform: `translateY(${offset}px)` },
        }}
        aria-label="Solar power in kilowatts"
      />
      {/* preview-end */}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 4, px: 2 }}>
        <Stack sx={{ flex: 1 }}>
          <Typography variant="body2">fontSize: {fontSize}</Typography>
          <Slider
            aria-label="fontSize"
            min={12}
            max={44}
            value={fontSize}
            onChange={(_event, value) => setFontSize(value)}
          />
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Typography variant="body2">
            translateY: <bdi>{offset}px</bdi>
          </Typography>
          <Slider
            aria-label="translateY"
            min={-50}
            max={50}
            value={offset}
            onChange={(_event, value) => setOffset(value)}
          />
        </Stack>
      </Stack>
    </>
  );
}
