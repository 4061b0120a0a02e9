import { fireEvent, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, quiet, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/lines/');

chartLayout();

function Power(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={485}
      height={365}
      skipAnimation
      series={[{ data: [61, 64, 74] }]}
      {...props}
    />
  );
}

const line = '.MuiLineElement-root';
const area = '.MuiAreaElement-root';
const mark = '.MuiMarkElement-root';
const path = (selector: string) => attributes(selector, 'd')[0] ?? '';

claim(
  'Plot dates, text, or numbers on x',
  'Without xAxis 0, 1, 2 on a point scale; else linear',
  () => {
    const { rerender } = render(<Power />);
    expect(labels('X')).toEqual(['0', '1', '2']);
    rerender(<Power xAxis={[{ data: [1, 2, 3] }]} />);
    expect(labels('X')).toContain('1.2');
  },
);

claim('Plot dates, text, or numbers on x', 'With fewer x values than y values, it throws', () => {
  quiet();
  for (const area of [undefined, true]) {
    const series = [{ data: [1, 2, 3], area }];
    expect(() => render(<Power xAxis={[{ data: [1, 2] }]} series={series} />)).toThrow();
  }
});

claim('Use a dataset', 'Any value that is not a number counts as missing data', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Power dataset={[{ a: 1 }, { a: 'x' }, { a: 3 }]} series={[{ dataKey: 'a' }]} />);
  expect(count(mark)).toBe(2);
});

claim(
  'Fill the area under a line',
  'The y-axis with an area includes 0, except on a log scale',
  () => {
    const { rerender } = render(<Power />);
    expect(labels('Y')[0]).toBe('60');
    rerender(<Power series={[{ data: [61, 64, 74], area: true }]} />);
    expect(labels('Y')[0]).toBe('0');
    rerender(
      <Power series={[{ data: [61, 64, 74], area: true }]} yAxis={[{ scaleType: 'log' }]} />,
    );
    expect(labels('Y')[0]).not.toBe('0');
  },
);

claim(
  'Stack areas',
  'null counts as 0, and the tooltip shows your values, not the sums',
  async () => {
    const series = [
      { data: [10, null, 10], stack: 'a', label: 'Coal', area: true },
      { data: [5, 5, 5], stack: 'a', label: 'Gas', area: true },
    ];
    render(<Power series={series} />);
    await point(66, 100);
    expect(tooltip()).toEqual(['0', 'Coal10', 'Gas5']);
  },
);

claim(
  'Leave gaps for missing data',
  'By default the row has a label and no value; null drops it',
  async () => {
    const series = [
      { data: [null, 2, 3], label: 'Harbor' },
      { data: [null, 2, 3], label: 'Quarry', valueFormatter: () => 'closed' },
      { data: [null, 2, 3], label: 'Old Town', valueFormatter: () => null },
    ];
    render(<Power series={series} />);
    await point(66, 100);
    expect(tooltip()).toEqual(['0', 'Harbor', 'Quarryclosed']);
  },
);

claim(
  'Leave gaps for missing data',
  'If another series is longer, the y-axis treats missing values as 0',
  () => {
    const long = { data: [61, 64, 66] };
    const { rerender } = render(<Power series={[{ data: [61, 64] }, long]} />);
    expect(labels('Y')[0]).toBe('0');
    rerender(<Power series={[{ data: [61, 64, null] }, long]} />);
    expect(labels('Y')[0]).toBe('61');
    rerender(<Power series={[{ data: [61, 64] }]} xAxis={[{ data: [1, 2, 3] }]} />);
    expect(labels('Y')[0]).toBe('61.0');
  },
);

claim(
  'Connect points across gaps',
  'The line crosses gaps and still starts at the first value',
  () => {
    const data = [null, 2, null, 3];
    const { rerender } = render(<Power series={[{ data, curve: 'linear' }]} />);
    expect(path(line)).not.toContain('L');
    rerender(<Power series={[{ data, curve: 'linear', connectNulls: true }]} />);
    expect(path(line)).toMatch(/^M198\.333,[\d.]+L465,[\d.]+$/);
  },
);

claim('Draw steps over bands', 'The line covers whole bands unless strictStepCurve is set', () => {
  const xAxis = [{ scaleType: 'band' as const, data: ['a', 'b'], categoryGapRatio: 0 }];
  const series = { data: [1, 2], curve: 'step' as const };
  const { rerender } = render(<Power xAxis={xAxis} series={[series]} />);
  expect(path(line)).toMatch(/^M65,/);
  rerender(<Power xAxis={xAxis} series={[{ ...series, strictStepCurve: true }]} />);
  expect(path(line)).toMatch(/^M165,/);
});

claim(
  'Color lines by value or by x',
  'The map on the y-axis wins; ordinal is not supported',
  () => {
    const map = { type: 'piecewise' as const, thresholds: [63], colors: ['blue', 'red'] };
    const ordinal = { type: 'ordinal' as const, values: [0], colors: ['gold'] };
    const axis = { scaleType: 'point' as const, data: [0, 1, 2] };
    const series = [{ data: [61, 64, 74], color: 'green' }];
    const { rerender } = render(<Power series={series} xAxis={[{ ...axis, colorMap: ordinal }]} />);
    expect(attributes(line, 'stroke')[0]).toMatch(/^url/);
    expect(count('linearGradient')).toBe(0); // so the line is invisible
    rerender(<Power series={series} xAxis={[{ data: [0, 1, 2], colorMap: map }]} />);
    expect(attributes(line, 'stroke')[0]).toMatch(/^url\(.*x-axis/);
    rerender(
      <Power
        series={series}
        xAxis={[{ data: [0, 1, 2], colorMap: map }]}
        yAxis={[{ id: 'twh', colorMap: map }]}
      />,
    );
    expect(attributes(line, 'stroke')[0]).toMatch(/^url\(.*twh/);
  },
);

claim('Fill from another baseline', 'With min, the y-axis does not need to include 0', () => {
  render(<Power series={[{ data: [61, 64, 74], area: true, baseline: 'min' }]} />);
  expect(labels('Y')[0]).toBe('60');
  expect(path(area)).toMatch(/L465,320C.*65,320Z$/);
});

claim('Hide or shape the marks', 'In a stack, value is the sum with the layers below', () => {
  const seen: unknown[] = [];
  const showMark = ({ value, position }: { value: unknown; position: unknown }) => {
    seen.push([position, value]);
    return false;
  };
  render(
    <Power
      series={[
        { data: [10, 20], stack: 'a' },
        { data: [1, 2], stack: 'a', showMark },
      ]}
    />,
  );
  expect(seen.slice(0, 2)).toEqual([
    [0, 11],
    [1, 22],
  ]);
  expect(count(mark)).toBe(2);
});

claim(
  'Hide or shape the marks',
  'disableLineItemHighlight hides the dot under the pointer',
  async () => {
    const { unmount } = render(<Power />);
    await point(66, 100);
    expect(count('.MuiHighlightElement-root')).toBe(1);
    unmount();
    render(<Power disableLineItemHighlight />);
    await point(66, 100);
    expect(count('.MuiHighlightElement-root')).toBe(0);
  },
);

claim('Handle clicks', 'Arguments of the callbacks for marks, lines, and areas', () => {
  const clicked = vi.fn();
  const props = { onMarkClick: clicked, onLineClick: clicked, onAreaClick: clicked };
  render(<Power {...props} series={[{ id: 's', data: [1, 2], area: true }]} />);
  for (const selector of [mark, line, area]) {
    const element = document.querySelector(selector);
    if (element) fireEvent.click(element);
  }
  expect(clicked.mock.calls.map((call: unknown[]) => call[1])).toEqual([
    { type: 'line', seriesId: 's', dataIndex: 0 },
    { type: 'line', seriesId: 's' },
    { type: 'line', seriesId: 's' },
  ]);
});

claim('Style with CSS', 'Lines, areas, and marks have data-series; areas have a filter', () => {
  render(<Power series={[{ id: 's', data: [1, 2], area: true }]} />);
  expect(count(`${line}[data-series="s"]`)).toBe(1);
  expect(count(`${area}[data-series="s"][filter]`)).toBe(1);
  expect(count(`[data-series="s"] ${mark}`)).toBe(2);
});

claim(
  'Why is my chart empty with text on the x-axis?',
  "'2022' becomes a number on a linear axis",
  () => {
    render(<Power xAxis={[{ data: ['2022', '2023', '2024'] }]} />);
    expect(labels('X')).toContain('2,022.2');
  },
);

claim("Why doesn't the y-axis start at 0?", 'A series with area: false includes 0', () => {
  const { rerender } = render(<Power series={[{ data: [61, 74], area: false }]} />);
  expect(labels('Y')[0]).toBe('0');
  rerender(<Power series={[{ data: [61, 74] }]} yAxis={[{ min: 0 }]} />);
  expect(labels('Y')[0]).toBe('0');
});

claim(
  "Why is there no tooltip on the line with trigger: 'item'?",
  'It only opens on marks',
  async () => {
    render(
      <Power
        slotProps={{ tooltip: { trigger: 'item' } }}
        series={[{ data: [61, 74], label: 'Solar' }]}
      />,
    );
    await point(100, 100, line);
    expect(tooltip()).toEqual([]);
    await point(65, 100, mark);
    expect(tooltip()).toEqual(['Solar61']);
  },
);

claim('Leave gaps for missing data', 'A missing row leaves no gap, a row with null does', () => {
  const at = (...hours: number[]) => [
    { data: hours.map((hour) => new Date(2025, 0, 1, hour)), scaleType: 'time' as const },
  ];
  const parts = () => path(line).split('M').length - 1;
  const { rerender } = render(<Power xAxis={at(0, 1, 8, 9)} series={[{ data: [1, 2, 3, 4] }]} />);
  expect(parts()).toBe(1);
  rerender(<Power xAxis={at(0, 1, 2, 8, 9)} series={[{ data: [1, 2, null, 3, 4] }]} />);
  expect(parts()).toBe(2);
});

claim('Use a dataset', 'TypeScript accepts rows with a type, not with an interface', () => {
  interface Row {
    a: number;
  }
  type TypedRow = { a: number };
  const interfaces: Row[] = [{ a: 1 }];
  const types: TypedRow[] = [{ a: 1 }];
  const series = [{ dataKey: 'a' }];
  // @ts-expect-error An interface has no implicit index signature.
  render(<Power dataset={interfaces} series={series} />);
  render(<Power dataset={types} series={series} />);
  expect(count(mark)).toBe(2);
});

claim(
  'Why do I get "The data length of the x axis is lower than the length of series"?',
  'It throws the message with both lengths; a dataset has both',
  () => {
    quiet();
    expect(() =>
      render(<Power xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2, 3], area: true }]} />),
    ).toThrow(
      'The data length of the x axis (2 items) is lower than the length of series (3 items)',
    );
    const dataset = [
      { year: 2022, power: 61 },
      { year: 2023, power: 64 },
    ];
    render(
      <Power dataset={dataset} xAxis={[{ dataKey: 'year' }]} series={[{ dataKey: 'power' }]} />,
    );
    expect(count(line)).toBe(1);
  },
);
