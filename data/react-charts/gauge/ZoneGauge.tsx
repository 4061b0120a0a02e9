import { useTheme } from '@mui/material/styles';
import { GaugeContainer, GaugeValueText, useGaugeState } from '@mui/x-charts/Gauge';

interface ZoneProps {
  from: number;
  to: number;
  color: string;
}

/* preview-start */
function Zone({ from, to, color }: ZoneProps) {
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle, valueMin, valueMax } =
    useGaugeState();
  const radius = (innerRadius + outerRadius) / 2;
  const angleOf = (value: number) =>
    startAngle + ((value - valueMin) / (valueMax - valueMin)) * (endAngle - startAngle);
  const point = (angle: number) =>
    `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;
  const [start, end] = [angleOf(from), angleOf(to)];
  const largeArc = end - start > Math.PI ? 1 : 0;
  const d = `M ${point(start)} A ${radius} ${radius} 0 ${largeArc} 1 ${point(end)}`;
  return <path d={d} fill="none" stroke={color} strokeWidth={outerRadius - innerRadius} />;
}
/* preview-end */

function Pointer() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { cx, cy, innerRadius, valueAngle } = useGaugeState();
  const degrees = ((valueAngle ?? 0) * 180) / Math.PI;
  return (
    <path
      transform={`translate(${cx}, ${cy}) rotate(${degrees})`}
      d={`M 0 ${4 - innerRadius} l 9 18 h -18 Z`}
      fill={palette.text.primary}
    />
  );
}

const carbonDioxide = 742;

function ratingOf(value: number) {
  if (value < 800) return 'Good';
  return value < 1200 ? 'Fair' : 'Poor';
}

export default function ZoneGauge() {
  return (
    <GaugeContainer
      height={220}
      value={carbonDioxide}
      valueMin={400}
      valueMax={1600}
      startAngle={-110}
      endAngle={110}
      innerRadius="82%"
      direction="ltr"
      aria-label="Carbon dioxide in the classroom"
      aria-valuetext={`${carbonDioxide} parts per million, ${ratingOf(carbonDioxide)}`}
    >
      <Zone from={400} to={800} color="#1b9e77" />
      <Zone from={806} to={1194} color="#e6a700" />
      <Zone from={1200} to={1600} color="#c2410c" />
      <Pointer />
      <GaugeValueText text={({ value }) => `${ratingOf(value ?? 0)}: ${value} ppm`} fontSize={22} />
    </GaugeContainer>
  );
}
