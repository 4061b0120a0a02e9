import * as React from 'react';
import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { crowd, openDays, openHours } from '../dataset/museum';

const columns = openHours.length;
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

const nameOf = (index: number) => {
  const [hour, day, people] = crowd[index] ?? [0, 0, 0];
  return `${openDays[day] ?? ''} at ${openHours[hour] ?? ''}:00, ${people} visitors`;
};

const Selection = React.createContext({ index: 0, select: (_index: number) => {} });

interface CellProps extends React.ComponentProps<'rect'> {
  ownerState: { dataIndex: number; color: string };
}

/* preview-start */
function KeyboardCell({ ownerState: { dataIndex, color }, ...rect }: CellProps) {
  const { index, select } = React.useContext(Selection);
  const props = {
    role: 'button',
    'aria-label': nameOf(dataIndex),
    'aria-pressed': index === dataIndex,
    tabIndex: index === dataIndex ? 0 : -1, // one tab stop for all cells
    onClick: () => select(dataIndex),
    onFocus: () => select(dataIndex),
  };
  return <rect {...rect} {...props} data-index={dataIndex} fill={color} />;
}
/* preview-end */

export default function KeyboardCells() {
  const [index, select] = React.useState(20);
  const value = React.useMemo(() => ({ index, select }), [index]);

  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const next = index + (steps[event.key] ?? NaN);
    const cell = event.currentTarget.querySelector<SVGElement>(`[data-index="${next}"]`);
    if (!cell) return;
    event.preventDefault();
    cell.focus();
  };

  return (
    <Selection.Provider value={value}>
      <Box
        role="group"
        aria-label="Visitors in the museum by hour and day"
        onKeyDown={move}
        sx={{
          '& [aria-pressed=true]': { stroke: 'currentColor', strokeWidth: 3, outline: 'none' },
        }}
      >
        <Heatmap
          height={280}
          xAxis={[{ data: openHours, valueFormatter: (hour: string) => `${hour}:00` }]}
          yAxis={[{ data: openDays, width: 40 }]}
          zAxis={[{ colorMap: { type: 'continuous', max: 400, color: ['#fdf0d5', '#a4133c'] } }]}
          series={[{ label: 'Visitors', data: crowd }]}
          slots={{ cell: KeyboardCell }}
        />
      </Box>
      <Box sx={{ px: 2 }}>Selected: {nameOf(index)}</Box>
    </Selection.Provider>
  );
}
