import { fireEvent, render } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import * as chartsPro from '@mui/x-charts-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/gantt/');

chartLayout();

const bars = '.MuiBarElement-root';

function Plan(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={500}
      height={200}
      margin={0}
      skipAnimation
      layout="horizontal"
      yAxis={[{ data: ['Research', 'Prototype'], width: 100 }]}
      xAxis={[{ min: 0, max: 40, height: 20, domainLimit: 'strict' }]}
      series={[
        {
          id: 'start',
          data: [0, 5],
          stack: 'plan',
          color: 'transparent',
          valueFormatter: () => null,
        },
        { id: 'days', data: [6, 8], stack: 'plan', label: 'Days' },
      ]}
      {...props}
    />
  );
}

claim('What is planned', 'There is nothing to import yet', () => {
  const names = [...Object.keys(charts), ...Object.keys(chartsPro)];
  expect(names.filter((name) => /gantt|treemap|sankey|rangebar/i.test(name))).toEqual([]);
});

claim('Charts - Gantt', 'The first series moves each bar to its start', () => {
  render(<Plan />);
  expect(attributes(bars, 'x').map(Number)).toEqual([100, 100, 100, 150]);
  expect(attributes(bars, 'width').map(Number)).toEqual([0, 50, 60, 80]);
  expect(attributes(bars, 'fill').slice(0, 2)).toEqual(['transparent', 'transparent']);
});

claim('Build a schedule from bars', 'The axis formats numbers as dates', () => {
  const xAxis = [{ tickInterval: [0, 7], valueFormatter: (day: number) => `Mar ${2 + day}` }];
  render(<Plan xAxis={xAxis} />);
  expect(labels('X')).toEqual(['Mar 2', 'Mar 9']);
});

claim('Build a schedule from bars', 'The first series is in no tooltip and no legend', async () => {
  render(<Plan />);
  expect(count('.MuiChartsLegend-series')).toBe(1);
  await point(300, 40);
  expect(tooltip()).toEqual(['Research', 'Days6']);
});

claim('Build a schedule from bars', 'null removes the tasks of other teams', () => {
  const stack = 'plan';
  render(
    <Plan
      series={[
        { data: [0, 5], stack, color: 'transparent' },
        { data: [6, null], stack, label: 'Design' },
        { data: [null, 8], stack, label: 'Quality' },
      ]}
    />,
  );
  expect(count('.MuiChartsLegend-series')).toBe(2);
  expect(
    attributes(bars, 'width')
      .map(Number)
      .filter((width) => width > 0),
  ).toEqual([50, 60, 80]);
});

claim('How do I handle clicks on a task?', 'The transparent bars react to clicks, too', () => {
  const onItemClick = vi.fn<NonNullable<BarChartProps['onItemClick']>>();
  render(<Plan onItemClick={onItemClick} />);
  document.querySelectorAll(bars).forEach((bar) => fireEvent.click(bar));
  expect(
    onItemClick.mock.calls.map(([, { seriesId, dataIndex }]) => [seriesId, dataIndex]),
  ).toEqual([
    ['start', 0],
    ['start', 1],
    ['days', 0],
    ['days', 1],
  ]);
});

function Middle() {
  const x = useXScale<'linear'>();
  const y = useYScale<'band'>();
  const place = [x(10), (y('Research') ?? 0) + y.bandwidth() / 2];
  return <text data-place={place.join()} />;
}

claim('Draw dependencies and today', 'Scales convert days and names', () => {
  render(
    <Plan>
      <Middle />
    </Plan>,
  );
  const [x, y] = attributes('[data-place]', 'data-place')[0]!.split(',').map(Number);
  expect([x, y]).toEqual([200, 45]);
});

claim('How do I use real dates?', 'A time axis places milliseconds between min and max', () => {
  const day = 24 * 60 * 60 * 1000;
  const start = Date.UTC(2026, 2, 2);
  render(
    <Plan
      xAxis={[
        {
          scaleType: 'time',
          min: new Date(start),
          max: new Date(start + 40 * day),
          domainLimit: 'strict',
        },
      ]}
      series={[
        { data: [start, start + 5 * day], stack: 'plan', color: 'transparent' },
        { data: [6 * day, 8 * day], stack: 'plan' },
      ]}
    />,
  );
  expect(
    attributes(bars, 'x')
      .slice(2)
      .map((x) => Math.round(Number(x))),
  ).toEqual([100, 150]);
  expect(
    attributes(bars, 'width')
      .slice(2)
      .map((w) => Math.round(Number(w))),
  ).toEqual([60, 80]);
  expect(labels('X')).toContain('Mar 15');
});
