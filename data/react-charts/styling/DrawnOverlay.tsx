import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import { keyframes, styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { bakeryDays, breads } from '../dataset/bakery';

const rise = keyframes({ '50%': { transform: 'scaleY(0.55)' } });

const Dough = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.action.disabled,
  transformBox: 'fill-box',
  transformOrigin: 'bottom',
  animation: `${rise} 1.8s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

function RisingDough() {
  const { left, top, width, height } = useDrawingArea();
  const step = width / bakeryDays.length;

  return (
    <g>
      {bakeryDays.map((day, index) => {
        const size = height * (0.35 + 0.08 * ((index * 3) % 7));
        return (
          <Dough
            key={day}
            x={left + step * (index + 0.2)}
            y={top + height - size}
            width={step * 0.6}
            height={size}
            rx={6}
            style={{ animationDelay: `${-0.25 * index}s` }}
          />
        );
      })}
    </g>
  );
}

export default function DrawnOverlay() {
  const [isLoading, setIsLoading] = React.useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={isLoading} onChange={(_event, isOn) => setIsLoading(isOn)} />}
        label="loading"
      />
      <BarChart
        height={240}
        hideLegend
        aria-label={isLoading ? 'Loaves sold by day, loading' : 'Loaves sold by day'}
        /* preview-start */
        loading={isLoading}
        slots={{ loadingOverlay: RisingDough }}
        xAxis={[{ data: bakeryDays }]}
        yAxis={[{ max: 150 }]}
        series={isLoading ? [] : breads}
        /* preview-end */
      />
    </>
  );
}
