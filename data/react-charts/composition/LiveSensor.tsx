import * as React from 'react';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

/** A sensor on a server. In your app, its values arrive with a WebSocket or an EventSource. */
const readSensor = (second: number) => ({
  second,
  load: Math.round(58 + 11 * Math.sin(second / 11) + 5 * Math.sin(second * 1.7)),
});

const firstMinute = Array.from({ length: 61 }, (_, second) => readSensor(second));
const clock = (second: number) =>
  `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;

export default function LiveSensor() {
  const [points, setPoints] = React.useState(firstMinute);
  const [isLive, setIsLive] = React.useState(false);

  React.useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      setPoints((last) => [...last.slice(1), readSensor((last.at(-1)?.second ?? 0) + 1)]);
    }, 200);
    return () => clearInterval(timer);
  }, [isLive]);

  return (
    <>
      {/* preview-start */}
      <LineChart
        skipAnimation
        height={240}
        dataset={points}
        xAxis={[{ dataKey: 'second', domainLimit: 'strict', valueFormatter: clock }]}
        yAxis={[{ min: 30, max: 90 }]}
        series={[{ dataKey: 'load', label: 'Load (%)', showMark: false, color: '#26a69a' }]}
        /* preview-end */
        aria-label="Load of a server in the last minute"
      />
      <Button variant="outlined" onClick={() => setIsLive(!isLive)}>
        {isLive ? 'Pause' : 'Start'}
      </Button>
    </>
  );
}
