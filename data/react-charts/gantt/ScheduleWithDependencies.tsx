import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { launchDate, launchPeriod, launchTasks } from '../dataset/launchPlan';

/* preview-start */
function Dependencies() {
  const id = React.useId();
  const x = useXScale<'linear'>();
  const y = useYScale<'band'>();
  const bottomOf = (name: string) => (y(name) ?? 0) + y.bandwidth() * 0.85;

  const arrows = launchTasks.map(({ name, start, after }) => {
    const before = launchTasks.find((task) => task.name === after);
    if (!before) return null;
    const from = `M ${x(before.start + before.days) - 5} ${bottomOf(before.name)}`;
    const to = `V ${(y(name) ?? 0) + y.bandwidth() / 2} H ${x(start) - 1}`;
    return <path key={name} d={`${from} ${to}`} markerEnd={`url(#${id})`} />;
  });
  /* preview-end */

  return (
    <g fill="none" stroke="currentColor" strokeWidth={1.5} pointerEvents="none">
      <marker id={id} viewBox="0 0 6 6" refX={5} refY={3} markerWidth={6} markerHeight={6}>
        <path d="M 0 0 L 6 3 L 0 6 Z" fill="currentColor" stroke="none" />
      </marker>
      {arrows}
    </g>
  );
}

export default function ScheduleWithDependencies() {
  return (
    <BarChart
      height={320}
      hideLegend
      aria-label="Schedule of a product launch with dependencies"
      layout="horizontal"
      yAxis={[{ data: launchTasks.map(({ name }) => name), width: 84 }]}
      xAxis={[{ max: 40, valueFormatter: launchDate }]}
      series={[
        {
          data: launchTasks.map(({ start }) => start),
          stack: 'plan',
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          data: launchTasks.map(({ days }) => days),
          stack: 'plan',
          color: '#5c9ded',
          valueFormatter: (_days, { dataIndex }) => launchPeriod(dataIndex),
        },
      ]}
      borderRadius={4}
    >
      <Dependencies />
      <ChartsReferenceLine
        x={18}
        label="Today"
        labelAlign="start"
        lineStyle={{ stroke: '#d81b60', strokeWidth: 2 }}
      />
    </BarChart>
  );
}
