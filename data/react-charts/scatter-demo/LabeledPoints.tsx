import { useTheme } from '@mui/material/styles';
import { ScatterChart, ScatterMarker, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const districts = [
  { id: 'Harbor', x: 1050, y: 12 },
  { id: 'Old Town', x: 1450, y: 9 },
  { id: 'Hills', x: 2350, y: 21 },
  { id: 'Station', x: 820, y: 5 },
  { id: 'Meadows', x: 1900, y: 30 },
  { id: 'Campus', x: 690, y: 15 },
];

function NamedMarker(props: ScatterMarkerProps) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  /* preview-start */
  // Names at the right edge are placed to the left of their point.
  const side = props.dataIndex === 2 ? -1 : 1;
  return (
    <g fontSize={12} direction="ltr">
      <ScatterMarker {...props} />
      <text
        fill={palette.text.primary}
        x={props.x + 10 * side}
        y={props.y + 4}
        textAnchor={side > 0 ? 'start' : 'end'}
      >
        {districts[props.dataIndex]?.id}
      </text>
    </g>
  );
  /* preview-end */
}

export default function LabeledPoints() {
  return (
    <ScatterChart
      height={280}
      aria-label="Districts by average size of a home and minutes to the center"
      slots={{ marker: NamedMarker }}
      xAxis={[{ label: 'Average size (sq ft)', min: 500, max: 2500 }]}
      yAxis={[{ label: 'Minutes to the center', min: 0, max: 35 }]}
      series={[
        {
          data: districts,
          color: '#0072B2',
          markerSize: 6,
          valueFormatter: (point) => point && `${point.x} sq ft, ${point.y} minutes`,
        },
      ]}
    />
  );
}
