import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import type { useAnimateBar } from '@mui/x-charts/hooks';

type SpringBarProps = Parameters<typeof useAnimateBar>[0] & { color: string; dataIndex: number };

/* preview-start */
function SpringBar({ x, y, width, height, color, dataIndex, skipAnimation }: SpringBarProps) {
  const ref = React.useRef<SVGRectElement>(null);

  React.useEffect(() => {
    if (skipAnimation) return undefined;
    const frames = [0, 1.15, 0.95, 1].map((scale) => ({ transform: `scaleY(${scale})` }));
    const options = { duration: 700, delay: dataIndex * 60, easing: 'ease-out' };
    const animation = ref.current?.animate?.(frames, { ...options, fill: 'backwards' });
    return () => animation?.cancel();
  }, [dataIndex, skipAnimation]);

  const style = { transformBox: 'fill-box', transformOrigin: 'bottom' } as const;
  return <rect ref={ref} {...{ x, y, width, height, style }} fill={color} />;
}
/* preview-end */

export default function SpringBars() {
  const [run, setRun] = React.useState(0);

  return (
    <>
      <BarChart
        key={run}
        slots={{ bar: SpringBar }}
        height={260}
        aria-label="Passengers by day"
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ max: 120 }]}
        series={[{ data: [41, 38, 44, 47, 72, 96, 83], label: 'Passengers', color: '#D55E00' }]}
        hideLegend
      />
      <Button onClick={() => setRun(run + 1)}>Replay</Button>
    </>
  );
}
