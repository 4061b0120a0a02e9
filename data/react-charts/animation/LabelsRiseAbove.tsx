import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

const weeks = [
  [41, 38, 44, 47, 72, 96, 83],
  [52, 29, 61, 35, 58, 74, 98],
];

/* preview-start */
function RisingLabel({ x, y, yOrigin, width, skipAnimation, children }: BarLabelProps) {
  const animated = useAnimate(
    { y: y - 8 },
    {
      initialProps: { y: yOrigin },
      createInterpolator: (last, next) => (t) => ({ y: last.y + (next.y - last.y) * t }),
      transformProps: (props) => props,
      applyProps: (label: SVGTextElement, props) => label.setAttribute('y', `${props.y}`),
      skip: skipAnimation,
    },
  );
  const style = { textAnchor: 'middle', fill: 'currentColor', fontSize: 13 } as const;
  return <text {...animated} x={x + width / 2} style={style} children={children} />;
  /* preview-end */
}

export default function LabelsRiseAbove() {
  const [week, setWeek] = React.useState(0);

  return (
    <>
      <BarChart
        barLabel="value"
        slots={{ barLabel: RisingLabel }}
        height={260}
        aria-label={`Passengers by day in week ${week + 1}`}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ max: 120 }]}
        series={[{ data: weeks[week] ?? [], label: 'Passengers (hundreds)', color: '#0072B2' }]}
      />
      <Button onClick={() => setWeek(1 - week)}>Show week {2 - week}</Button>
    </>
  );
}
