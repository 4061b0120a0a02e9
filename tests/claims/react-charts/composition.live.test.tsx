import { act, fireEvent, render, screen } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { expect, vi } from 'vitest';
import LiveSensor from '../../../data/react-charts/composition/LiveSensor';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels } from './chart';

const claim = claimsOf('/x/react-charts/composition/');

chartLayout();

const line = () => attributes('.MuiLineElement-root', 'd')[0];

function Levels(props: Partial<LineChartProps> & { levels: number[] }) {
  const { levels, ...other } = props;
  return (
    <LineChart
      width={400}
      height={300}
      margin={0}
      xAxis={[{ data: levels.map((_, index) => index + 0.5), domainLimit: 'strict', height: 20 }]}
      yAxis={[{ width: 40 }]}
      series={[{ data: levels, showMark: false, curve: 'linear' }]}
      {...other}
    />
  );
}

claim('Stream live data', 'With skipAnimation, new values appear at once', () => {
  const { rerender } = render(<Levels skipAnimation levels={[1, 2, 3]} />);
  const before = line();
  rerender(<Levels skipAnimation levels={[3, 2, 1]} />);
  expect(line()).not.toBe(before);
});

claim('Stream live data', 'Without min and max, the scale follows an extreme value', () => {
  const { rerender } = render(<Levels skipAnimation levels={[1, 2, 3]} />);
  const before = labels('Y');
  rerender(<Levels skipAnimation levels={[1, 200, 3]} />);
  expect(labels('Y')).not.toEqual(before);
  const yAxis = [{ min: 0, max: 10 }];
  rerender(<Levels skipAnimation levels={[1, 2, 3]} yAxis={yAxis} />);
  const fixed = labels('Y');
  rerender(<Levels skipAnimation levels={[1, 200, 3]} yAxis={yAxis} />);
  expect(labels('Y')).toEqual(fixed);
});

claim('Stream live data', 'With strict, the line reaches both edges', () => {
  const ends = () =>
    line()
      ?.match(/^M([\d.]+),.*L([\d.]+),/)
      ?.slice(1)
      .map(Number);
  const { unmount } = render(<Levels skipAnimation levels={[1, 2, 3]} />);
  expect(ends()).toEqual([40, 400]);
  unmount();
  render(<Levels skipAnimation levels={[1, 2, 3]} xAxis={[{ data: [0.3, 5, 9.7], height: 20 }]} />);
  expect(ends()?.[0]).toBeGreaterThan(40);
  expect(ends()?.[1]).toBeLessThan(400);
});

claim('Stream live data', 'The demo moves after Start and stops after Pause', () => {
  vi.useFakeTimers();
  try {
    render(<LiveSensor />);
    const lines = [line()];
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    act(() => vi.advanceTimersByTime(1000));
    lines.push(line());
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => vi.advanceTimersByTime(1000));
    lines.push(line());
    expect(lines[0]).toMatch(/^M/);
    expect(lines[1]).not.toBe(lines[0]);
    expect(lines[2]).toBe(lines[1]);
  } finally {
    vi.useRealTimers();
  }
});

claim('Draw many points', 'A line is one path, each mark one element more', () => {
  const values = Array.from({ length: 50 }, (_, index) => index % 7);
  const { unmount } = render(<Levels levels={values} />);
  expect([count('.MuiLineElement-root'), count('.MuiMarkElement-root')]).toEqual([1, 0]);
  unmount();
  render(<Levels levels={values} series={[{ data: values }]} />);
  expect(count('.MuiMarkElement-root')).toBe(50);
});
