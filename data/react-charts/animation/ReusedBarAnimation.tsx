import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';

const weeks = [
  [41, 38, 44, 47, 72, 96, 83],
  [52, 29, 61, 35, 58, 74, 98],
];

/* preview-start */
type OutlinedBarProps = Parameters<typeof useAnimateBar>[0] & { color: string };

function OutlinedBar({ color, ...geometry }: OutlinedBarProps) {
  const animated = useAnimateBar(geometry);
  return <rect {...animated} fill={color} fillOpacity={0.25} stroke={color} strokeWidth={2} />;
}
/* preview-end */

export default function ReusedBarAnimation() {
  const [week, setWeek] = React.useState(0);

  return (
    <>
      <BarChart
        slots={{ bar: OutlinedBar }}
        height={260}
        aria-label={`Passengers by day in week ${week + 1}`}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ max: 100 }]}
        series={[{ data: weeks[week] ?? [], label: 'Passengers (hundreds)', color: '#0072B2' }]}
      />
      <Button onClick={() => setWeek(1 - week)}>Show week {2 - week}</Button>
    </>
  );
}
