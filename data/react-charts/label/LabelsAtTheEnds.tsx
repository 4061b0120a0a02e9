import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, fuels, terawattHours, yearOf } from '../dataset/electricity';

/* preview-start */
function EndLabels({ lineHeight = 16 }) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const ends = useLineSeries()
    .map((line) => ({ ...line, end: yScale(line.data.at(-1) ?? 0) }))
    .sort((a, b) => a.end - b.end);
  const places: number[] = []; // each below the previous one
  for (const { end } of ends) places.push(Math.max(end, (places.at(-1) ?? 0) + lineHeight));
  return ends.map(({ id, end, color, label }, index) => (
    <EndLabel key={id} x={left + width} end={end} y={places[index] ?? end} color={color}>
      {String(label)}
    </EndLabel>
  ));
}
/* preview-end */

interface EndLabelProps {
  x: number;
  /** Where the line ends. */
  end: number;
  /** Where the text is placed. */
  y: number;
  color: string;
  children: string;
}

function EndLabel({ x, end, y, color, children }: EndLabelProps) {
  const { palette } = useTheme();
  return (
    <g>
      <path d={`M${x + 2} ${end} L${x + 14} ${y}`} stroke={color} strokeWidth={2} />
      <text
        x={x + 18}
        y={y}
        fill={palette.text.primary}
        fontSize={13}
        dominantBaseline="central"
        direction="ltr"
      >
        {children}
      </text>
    </g>
  );
}

export default function LabelsAtTheEnds() {
  return (
    <LineChart
      height={300}
      hideLegend
      aria-label="Electricity from coal, gas, wind, and solar by year, in terawatt-hours"
      margin={{ right: 64 }}
      dataset={electricityYears}
      xAxis={[
        { dataKey: 'year', scaleType: 'time', domainLimit: 'strict', valueFormatter: yearOf },
      ]}
      series={fuels.map((fuel) => ({ ...fuel, showMark: false, valueFormatter: terawattHours }))}
    >
      <EndLabels />
    </LineChart>
  );
}
