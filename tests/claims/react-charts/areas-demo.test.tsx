import { render } from '@testing-library/react';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/areas-demo/');

chartLayout();

function Power(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={485}
      height={300}
      skipAnimation
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'], scaleType: 'point' }]}
      series={[{ id: 'power', data: [4, 9, 6], label: 'Power', area: true }]}
      {...props}
    />
  );
}

const area = '.MuiAreaElement-root';

claim('Shares of 100%', 'The axis ranges from 0 to 1; the tooltip shows values', async () => {
  const share = { stack: 'a', stackOffset: 'expand' as const, area: true };
  const series = [
    { ...share, data: [3, 3, 3], label: 'Coal' },
    { ...share, data: [1, 1, 1], label: 'Wind' },
  ];
  render(<Power series={series} yAxis={[{ tickInterval: [0, 1] }]} />);
  expect(labels('Y').map(Number)).toEqual([0, 1]);
  await point(70, 100);
  expect(tooltip()).toEqual(['Mon', 'Coal3', 'Wind1']);
});

claim('Soft area', 'Areas have a brightness filter by default', () => {
  render(<Power />);
  expect(attributes(area, 'filter')).toEqual(['brightness(120%)']);
});

claim('Why does my custom fill look too bright?', 'No filter with a colorMap', () => {
  const colorMap = { type: 'piecewise' as const, thresholds: [5], colors: ['red', 'blue'] };
  render(<Power yAxis={[{ colorMap }]} />);
  expect(attributes(area, 'filter')).toEqual(['']);
  expect(attributes(area, 'fill')[0]).toMatch(/^url\(#/);
});

claim('Above and below zero', 'The map colors the area, its line, and its marks', () => {
  const colorMap = { type: 'piecewise' as const, thresholds: [5], colors: ['red', 'blue'] };
  render(<Power yAxis={[{ colorMap }]} />);
  expect(attributes('.MuiLineElement-root', 'stroke')).toEqual(attributes(area, 'fill'));
  const marks = Array.from(document.querySelectorAll('.MuiMarkElement-root'));
  expect(new Set(marks.map((mark) => mark.outerHTML.match(/red|blue/)?.[0]))).toEqual(
    new Set(['red', 'blue']),
  );
});

claim('Areas with gaps', 'null leaves a gap, connectNulls fills it', () => {
  const parts = (connectNulls: boolean) => {
    const series = [{ data: [4, 5, null, 6, 7], area: true, connectNulls }];
    const { unmount } = render(<Power series={series} xAxis={undefined} />);
    const d = attributes(area, 'd')[0] ?? '';
    unmount();
    return d.split('M').length - 1;
  };
  expect([parts(false), parts(true)]).toEqual([2, 1]);
});

claim('Fade toward zero', 'Zero is at the place that the hooks compute', () => {
  const seen: number[] = [];
  function Zero() {
    const { top, height, bottom } = useDrawingArea();
    seen.push(useYScale<'linear'>()(0) / (top + height + bottom), top + height + bottom);
    return null;
  }
  render(
    <Power
      yAxis={[{ min: -4, max: 4 }]}
      margin={20}
      xAxis={[{ position: 'none', data: [1, 2, 3] }]}
    >
      <Zero />
    </Power>,
  );
  expect(seen.slice(-2)).toEqual([0.5, 300]);
});

claim('Range band', 'The base has no tooltip row and no legend entry; 0 is included', async () => {
  const band = { stack: 'range', area: true };
  render(
    <Power
      yAxis={[{ tickNumber: 2 }]}
      series={[
        { ...band, data: [8, 9, 10], color: 'transparent', valueFormatter: () => null },
        { ...band, data: [7, 7, 9], label: 'Night to day' },
      ]}
    />,
  );
  expect(count('.MuiChartsLegend-series')).toBe(1);
  expect(labels('Y')[0]).toBe('0');
  await point(70, 100);
  expect(tooltip()).toEqual(['Mon', 'Night to day7']);
});
