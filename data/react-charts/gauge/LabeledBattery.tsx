import * as React from 'react';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function LabeledBattery() {
  const labelId = React.useId();

  return (
    <>
      {/* preview-start */}
      <Typography id={labelId} align="center">
        Home battery
      </Typography>
      <Gauge
        height={160}
        value={8.1}
        valueMax={13}
        text={({ value }) => `${value} kWh`}
        direction="ltr"
        aria-labelledby={labelId}
        aria-valuetext="8.1 of 13 kilowatt-hours, enough until 6 AM"
      />
      {/* preview-end */}
    </>
  );
}
