import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

/* preview-start */
function Needle() {
  const { cx, cy, outerRadius, valueAngle } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);
  return (
    <g stroke="#d55e00" fill="#d55e00">
      <circle cx={cx} cy={cy} r={6} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} />
    </g>
  );
}
/* preview-end */

export default function NeedleGauge() {
  const [power, setPower] = React.useState(4.2);

  return (
    <>
      <GaugeContainer
        height={200}
        value={power}
        valueMax={10}
        startAngle={-110}
        endAngle={110}
        aria-label="Solar power"
        aria-valuetext={`${power} of 10 kilowatts`}
      >
        <GaugeReferenceArc />
        <GaugeValueArc skipAnimation />
        <Needle />
      </GaugeContainer>
      <Slider
        aria-label="Solar power in kilowatts"
        max={10}
        step={0.1}
        valueLabelDisplay="auto"
        value={power}
        onChange={(_event, value) => setPower(value)}
        sx={{ display: 'block', maxInlineSize: 320, mx: 'auto' }}
      />
    </>
  );
}
