import type * as React from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { crowd, openDays, openHours } from '../dataset/museum';

interface CellProps extends React.ComponentProps<'rect'> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { value: number; color: string };
}

const textProps = { textAnchor: 'middle', dominantBaseline: 'central', fontSize: 12 } as const;

/* preview-start */
function NumberCell({ ownerState: { value, color }, ...rect }: CellProps) {
  const center = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  return (
    <g>
      <rect {...rect} fill={color} />
      <text {...center} {...textProps} pointerEvents="none" fill={value > 285 ? '#fff' : '#000'}>
        {rect.width > 24 ? value : null}
      </text>
    </g>
  );
}
/* preview-end */

export default function CellsWithNumbers() {
  return (
    <div role="figure" aria-label="Visitors in the museum by hour and day">
      <Heatmap
        height={280}
        xAxis={[{ data: openHours, valueFormatter: (hour: string) => `${hour}:00` }]}
        yAxis={[{ data: openDays, width: 40 }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 400, color: ['#fdf0d5', '#a4133c'] } }]}
        series={[{ label: 'Visitors', data: crowd }]}
        slots={{ cell: NumberCell }}
      />
    </div>
  );
}
