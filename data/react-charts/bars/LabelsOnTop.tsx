import { useTheme } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';
import { memberRides, weekdays } from '../dataset/bikeRides';

function LabelOnTop({ x, y, width, yOrigin, skipAnimation, children }: BarLabelProps) {
  const { typography } = useTheme();
  const position = useAnimate(
    { x: x + width / 2, y: y - 8 },
    {
      initialProps: { x: x + width / 2, y: yOrigin },
      createInterpolator: (from, to) => (part) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      }),
      transformProps: (point) => point,
      applyProps: (element: SVGTextElement, point) => {
        element.setAttribute('x', String(point.x));
        element.setAttribute('y', String(point.y));
      },
      skip: skipAnimation,
    },
  );
  return (
    <text {...position} fill="currentColor" textAnchor="middle" style={typography.body2}>
      {children}
    </text>
  );
}

export default function LabelsOnTop() {
  return (
    <BarChart
      height={280}
      title="Rides of members by weekday"
      barLabel="value"
      slots={{ barLabel: LabelOnTop }}
      xAxis={[{ data: weekdays }]}
      yAxis={[{ max: 550 }]}
      series={[{ data: memberRides, label: 'Members' }]}
      hideLegend
    />
  );
}
