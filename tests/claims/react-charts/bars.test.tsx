import { fireEvent, render } from '@testing-library/react';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, quiet, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/bars/');

chartLayout();

function Rides(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={485}
      height={300}
      skipAnimation
      xAxis={[{ data: ['Mon', 'Tue'] }]}
      series={[{ data: [4, 9], label: 'Rides' }]}
      {...props}
    />
  );
}

const bar = '.MuiBarElement-root';
const numbers = (name: string) => attributes(bar, name).map(Number);
const barLabels = () =>
  Array.from(document.querySelectorAll('.MuiBarLabel-root'), (text) => text.textContent);

claim('Pass data as objects or arrays', 'Without xAxis, the categories are 0, 1, 2', () => {
  render(<Rides xAxis={undefined} series={[{ data: [4, 9, 1] }]} />);
  expect(labels('X')).toEqual(['0', '1', '2']);
});

claim('Pass data as objects or arrays', 'An empty list, xAxis={[]}, throws an error', () => {
  quiet();
  expect(() => render(<Rides xAxis={[]} />)).toThrow();
});

claim('Pass data as objects or arrays', 'Other scale types throw an error', () => {
  quiet();
  expect(() => render(<Rides xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue'] }]} />)).toThrow();
});

claim('Pass data as objects or arrays', 'Extra values are not drawn and log an error', () => {
  const error = quiet();
  render(<Rides />);
  expect(error).not.toHaveBeenCalled();
  render(<Rides series={[{ data: [1, 2, 3] }]} />);
  expect(error).toHaveBeenCalled();
  expect(count(bar)).toBe(4);
});

claim('Pass data as objects or arrays', 'Two series with the same id throw an error', () => {
  quiet();
  const series = { id: 'rides', data: [1, 2] };
  expect(() => render(<Rides series={[series, series]} />)).toThrow();
});

claim('Pass data as objects or arrays', 'A series without an id gets a generated one', () => {
  render(<Rides />);
  expect(attributes('.MuiBar-series', 'data-series')).toEqual(['auto-generated-id-0']);
});

claim(
  'Pass data as objects or arrays',
  'The formatter receives null; returning null drops the row',
  async () => {
    const valueFormatter = vi.fn((value: number | null) =>
      value === null ? null : `${value} rides`,
    );
    render(<Rides series={[{ data: [null, 9], label: 'A', valueFormatter }]} />);
    await point(120, 100);
    expect(tooltip()).toEqual(['Mon']);
    expect(valueFormatter).toHaveBeenCalledWith(null, { dataIndex: 0 });
  },
);

claim(
  'Stack bars',
  'Equal strings stack, different ones are side by side, negatives go down',
  () => {
    const series = [
      { data: [4], stack: 'a' },
      { data: [-2], stack: 'a' },
      { data: [5], stack: 'b' },
      { data: [5] },
    ];
    render(<Rides series={series} xAxis={[{ data: ['Mon'] }]} />);
    expect(new Set(numbers('x')).size).toBe(3);
    const [top, below] = numbers('y');
    expect(below).toBeCloseTo((top ?? 0) + (numbers('height')[0] ?? 0), 0);
  },
);

claim('Turn the chart sideways', 'One series with layout horizontal turns the whole chart', () => {
  quiet();
  const series = [{ data: [4, 9] }, { data: [1, 2], layout: 'horizontal' as const }];
  render(<Rides xAxis={undefined} yAxis={[{ data: ['Mon', 'Tue'] }]} series={series} />);
  expect(new Set(numbers('x')).size).toBe(1);
});

claim(
  'Set the width of bars and gaps',
  'Gaps of 0.2 and 0.1 by default; −1 puts bars on top',
  () => {
    const series = [{ data: [4] }, { data: [9] }];
    const { rerender } = render(<Rides series={series} xAxis={[{ data: ['Mon'] }]} />);
    // 400 px, of which 80 % for two bars and a tenth of a bar
    expect(numbers('width')[0]).toBeCloseTo(320 / 2.1, 0);
    rerender(<Rides series={series} xAxis={[{ data: ['Mon'], barGapRatio: -1 }]} />);
    expect(numbers('x')[0]).toBe(numbers('x')[1]);
    rerender(<Rides xAxis={[{ data: ['Mon', 'Tue'], categoryGapRatio: 0 }]} />);
    expect(numbers('width')).toEqual([200, 200]);
  },
);

claim(
  'Color bars by value or category',
  'The map of the value axis wins, then the band axis',
  () => {
    const red = { type: 'piecewise' as const, thresholds: [5], colors: ['blue', 'red'] };
    const band = {
      type: 'ordinal' as const,
      values: ['Mon'],
      colors: ['gold'],
      unknownColor: 'gray',
    };
    const series = [{ data: [4, 9], color: 'green' }];
    const { rerender } = render(<Rides series={series} />);
    expect(attributes(bar, 'fill')).toEqual(['green', 'green']);
    const xAxis = [{ data: ['Mon', 'Tue'], colorMap: band }];
    rerender(<Rides series={series} xAxis={xAxis} />);
    expect(attributes(bar, 'fill')).toEqual(['gold', 'gray']);
    rerender(<Rides series={series} xAxis={xAxis} yAxis={[{ colorMap: red }]} />);
    expect(attributes(bar, 'fill')).toEqual(['blue', 'red']);
  },
);

claim(
  'Choose which bars get a label',
  'The arguments have the raw value and the size of the bar',
  () => {
    const barLabel = vi.fn(() => null);
    render(
      <Rides barLabel={barLabel} series={[{ id: 's', data: [4], valueFormatter: () => 'x' }]} />,
    );
    expect(barLabel).toHaveBeenCalledWith(
      { seriesId: 's', dataIndex: 0, value: 4 },
      { bar: { width: expect.any(Number) as number, height: expect.any(Number) as number } },
    );
    expect(barLabels()).toEqual([]);
  },
);

claim('Why does my zero have no label?', 'value skips 0 and null; a function labels zeros', () => {
  const props = { xAxis: [{ data: ['a', 'b', 'c'] }], series: [{ data: [3, 0, null] }] };
  const { rerender } = render(<Rides {...props} barLabel="value" />);
  expect(barLabels()).toEqual(['3']);
  rerender(<Rides {...props} barLabel={({ value }) => (value === null ? null : String(value))} />);
  expect(barLabels()).toEqual(['3', '0']);
});

claim('React to clicks', 'onItemClick identifies the bar', () => {
  const onItemClick = vi.fn();
  render(<Rides series={[{ id: 's', data: [4, 9] }]} onItemClick={onItemClick} />);
  const bars = document.querySelectorAll(bar);
  if (bars[1]) fireEvent.click(bars[1]);
  expect(onItemClick.mock.lastCall?.[1]).toEqual({ type: 'bar', seriesId: 's', dataIndex: 1 });
});

claim('Compose your own bar chart', 'onItemClick and barLabel are props of BarPlot', () => {
  expect(Object.keys((BarPlot as { propTypes?: object }).propTypes ?? {})).toEqual(
    expect.arrayContaining(['onItemClick', 'barLabel', 'borderRadius']),
  );
});

claim('Can bars use a log axis?', 'Their height becomes NaN and nothing is drawn', () => {
  quiet();
  render(<Rides yAxis={[{ scaleType: 'log' }]} />);
  expect(numbers('height').filter((height) => height > 0)).toEqual([]);
});

claim(
  'How do I draw a population pyramid?',
  'Both series share a category, left and right of 0',
  () => {
    const series = [
      { data: [-3], stack: 'age' },
      { data: [2], stack: 'age' },
    ];
    render(
      <Rides layout="horizontal" xAxis={undefined} yAxis={[{ data: ['60+'] }]} series={series} />,
    );
    const [left, right] = numbers('x');
    expect((left ?? 0) + (numbers('width')[0] ?? 0)).toBeCloseTo(right ?? 0, 0);
    expect(numbers('y')[0]).toBe(numbers('y')[1]);
  },
);

claim('Why is my chart empty?', 'With a wrong dataKey, all values count as missing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <Rides dataset={[{ rides: 4 }]} xAxis={[{ data: ['Mon'] }]} series={[{ dataKey: 'ride' }]} />,
  );
  expect(numbers('height').filter((height) => height > 0)).toEqual([]);
  expect(String(warn.mock.calls)).toContain('nonnumerical elements');
});
