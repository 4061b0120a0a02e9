import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart, type LineChartProps, type MarkElementProps } from '@mui/x-charts/LineChart';
import { expect, vi } from 'vitest';
import SlidingWindow from '../../../data/react-charts/line-demo/SlidingWindow';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, quiet } from './chart';

const claim = claimsOf('/x/react-charts/line-demo/');

chartLayout();

function Wind(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={485}
      height={300}
      skipAnimation
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'], scaleType: 'point' }]}
      series={[{ id: 'wind', data: [4, 9, 6], label: 'Wind' }]}
      {...props}
    />
  );
}

const mark = '.MuiMarkElement-root';
const line = '.MuiLineElement-root';

claim('Labels at the lines', 'Children read the scales and the data', () => {
  function EndLabel() {
    const x = useXScale<'point'>();
    const y = useYScale<'linear'>();
    return useLineSeries(['wind']).map(({ id, label, data }) => (
      <text key={id} data-testid="end" x={x('Wed')} y={y(data.at(-1) ?? 0)}>
        {String(label)}
      </text>
    ));
  }
  render(
    <Wind series={[{ id: 'wind', data: [4, 9, 6], label: 'Wind', shape: 'circle' }]}>
      <EndLabel />
    </Wind>,
  );
  const label = screen.getByTestId('end');
  expect(label.textContent).toBe('Wind');
  expect(label.getAttribute('x')).toBe(attributes(mark, 'cx')[2]);
  expect(label.getAttribute('y')).toBe(attributes(mark, 'cy')[2]);
});

claim('Dashed lines', 'The line has the attribute data-series', () => {
  render(<Wind />);
  expect(attributes(line, 'data-series')).toEqual(['wind']);
});

claim('This year and earlier years', 'The last series is drawn in front', () => {
  render(
    <Wind
      series={[
        { id: 'old', data: [1, 2, 3] },
        { id: 'now', data: [3, 2, 1] },
      ]}
    />,
  );
  expect(attributes(line, 'data-series')).toEqual(['old', 'now']);
});

claim('Target lines', 'Not both, not neither, and only values of a point axis', () => {
  const error = quiet();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const target = (props: { x?: string; y?: number }) => (
    <Wind>
      <ChartsReferenceLine {...(props as { x: string })} />
    </Wind>
  );
  expect(() => render(target({ x: 'Tue', y: 5 }))).toThrow('cannot have both `x` and `y`');
  expect(() => render(target({}))).toThrow('should have a value in `x` or `y`');
  const drawn = () => count('.MuiChartsReferenceLine-line');
  const { unmount } = render(target({ x: 'Tue' }));
  expect(drawn()).toBe(1);
  unmount();
  render(target({ x: 'Sun' }));
  expect(drawn()).toBe(0);
  expect(error.mock.calls.length + warn.mock.calls.length).toBeGreaterThan(0);
});

claim('Gaps or connected lines', 'null leaves a gap, connectNulls draws across', () => {
  const parts = (connectNulls: boolean) => {
    const series = [{ data: [4, null, 6], connectNulls, curve: 'linear' as const }];
    const { unmount } = render(<Wind series={series} />);
    const d = attributes(line, 'd')[0] ?? '';
    unmount();
    return d.split('M').length - 1;
  };
  expect([parts(false), parts(true)]).toEqual([2, 1]);
});

claim('Live data', 'The window keeps its length and the interval is cleared', () => {
  vi.useFakeTimers();
  const { unmount } = render(<SlidingWindow />);
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  const running = vi.getTimerCount();
  act(() => vi.advanceTimersByTime(1_000));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(vi.getTimerCount()).toBe(running - 1);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  unmount();
  expect(vi.getTimerCount()).toBe(running - 1);
  vi.useRealTimers();
});

claim('Mark shapes', 'Only circles are drawn as circle elements', () => {
  render(<Wind series={[{ data: [1, 2, 3] }, { data: [4, 5, 6], shape: 'square' }]} />);
  expect([count(`circle${mark}`), count(`path${mark}`)]).toEqual([3, 3]);
});

claim('Target lines', 'On a band axis, the line is drawn where the band starts', () => {
  render(
    <Wind
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'], scaleType: 'band', categoryGapRatio: 0 }]}
      margin={0}
      yAxis={[{ position: 'none' }]}
    >
      <ChartsReferenceLine x="Tue" />
    </Wind>,
  );
  const [path = ''] = attributes('.MuiChartsReferenceLine-line', 'd');
  expect(Number(path.split(' ')[1])).toBeCloseTo(485 / 3, 1);
});

claim('Two value axes', 'Only the first axis is displayed without a position', () => {
  const axes = [{ id: 'a' }, { id: 'b' }];
  const series = axes.map(({ id }) => ({ data: [4, 9, 6], yAxisId: id }));
  const { rerender } = render(<Wind series={series} yAxis={axes} />);
  expect(count('.MuiChartsAxis-directionY')).toBe(1);
  rerender(<Wind series={series} yAxis={[{ id: 'a' }, { id: 'b', position: 'right' }]} />);
  expect(count('.MuiChartsAxis-directionY')).toBe(2);
});

claim('Custom marks', 'The slot replaces all marks and receives position and index', () => {
  const Arrow = ({ x, y, color, dataIndex }: MarkElementProps) => (
    <path data-testid="arrow" d={`M${x} ${y}`} fill={color} data-index={dataIndex} />
  );
  render(<Wind slots={{ mark: Arrow }} colors={['#0072B2']} />);
  expect(count(mark)).toBe(0);
  expect(attributes('[data-testid="arrow"]', 'data-index')).toEqual(['0', '1', '2']);
  expect(attributes('[data-testid="arrow"]', 'fill')).toEqual(['#0072B2', '#0072B2', '#0072B2']);
  expect(attributes('[data-testid="arrow"]', 'd')[0]).toMatch(/^M\d/);
});
