import { act, render, renderHook } from '@testing-library/react';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import * as hooks from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count } from './chart';

const claim = claimsOf('/x/react-charts/animation/');

chartLayout();

let reduced = false;
let listeners: ((event: { matches: boolean }) => void)[] = [];

beforeEach(() => {
  reduced = false;
  listeners = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: (_: string, run: (typeof listeners)[0]) => listeners.push(run),
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  return () => vi.unstubAllGlobals();
});

function Days(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={485}
      height={300}
      xAxis={[{ data: ['Sat', 'Sun'] }]}
      series={[{ data: [96, 83] }]}
      {...props}
    />
  );
}

const bar = '.MuiBarElement-root';
const heights = () => attributes(bar, 'height').map(Number);
const mask = '.MuiAppearingMask-animate';

claim('Turn off animation', 'skipAnimation draws the final state at once', () => {
  const { unmount } = render(<Days skipAnimation />);
  expect(Math.min(...heights())).toBeGreaterThan(100);
  unmount();
  render(<Days />);
  expect(Math.max(...heights())).toBeLessThan(100);
});

claim('Turn off animation', 'On a container, on one plot, and false does not turn it on', () => {
  const composed = (chart: boolean, plot: boolean) => {
    const { unmount } = render(
      <ChartContainer
        width={485}
        height={300}
        skipAnimation={chart}
        xAxis={[{ scaleType: 'band', data: ['Sat'] }]}
        series={[{ type: 'bar', data: [96] }]}
      >
        <BarPlot skipAnimation={plot} />
      </ChartContainer>,
    );
    const isFinal = (heights()[0] ?? 0) > 100;
    unmount();
    return isFinal;
  };
  expect([composed(true, false), composed(false, true), composed(false, false)]).toEqual([
    true,
    true,
    false,
  ]);
});

claim('Respect reduced motion', 'The slot receives skipAnimation, also when it changes', () => {
  const seen: boolean[] = [];
  const Bar = ({ skipAnimation }: { skipAnimation: boolean }) => {
    seen.push(skipAnimation);
    return null;
  };
  const { unmount } = render(<Days slots={{ bar: Bar }} />);
  expect(seen.at(-1)).toBe(false);
  act(() => listeners.forEach((run) => run({ matches: true })));
  expect(seen.at(-1)).toBe(true);
  unmount();
  reduced = true;
  render(<Days slots={{ bar: Bar }} />);
  expect(seen.at(-1)).toBe(true);
});

claim('Change the speed with CSS', 'The classes are only set while animations run', () => {
  const line = (skipAnimation: boolean) => (
    <LineChart width={400} height={300} skipAnimation={skipAnimation} series={[{ data: [4, 9] }]} />
  );
  const { rerender } = render(line(false));
  expect([count(mask), count('.MuiMarkElement-animate')]).toEqual([1, 2]);
  rerender(line(true));
  expect([count(mask), count('.MuiMarkElement-animate')]).toEqual([0, 0]);
});

claim('Keep the animation in a slot component', 'Six hooks are exported, none for gauges', () => {
  const names = Object.keys(hooks).filter((name) => /^useAnimate./.test(name));
  expect(names.sort()).toEqual([
    'useAnimateArea',
    'useAnimateBar',
    'useAnimateBarLabel',
    'useAnimateLine',
    'useAnimatePieArc',
    'useAnimatePieArcLabel',
  ]);
});

const move = {
  createInterpolator: (last: { y: number }, next: { y: number }) => (t: number) => ({
    y: last.y + (next.y - last.y) * t,
  }),
  transformProps: (props: { y: number }) => props,
  applyProps: () => undefined,
};

claim('Write your own animation', 'initialProps, skip, and the required transformProps', () => {
  const start = (params: object) =>
    renderHook(() => hooks.useAnimate({ y: 10 }, { ...move, ...params })).result.current.y;
  expect(start({ initialProps: { y: 90 } })).toBe(90);
  expect(start({ initialProps: { y: 90 }, skip: true })).toBe(10);
  expect(start({})).toBe(10);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => start({ transformProps: undefined })).toThrow();
  error.mockRestore();
});

claim('Why does my chart jump in tests and screenshots?', 'Without matchMedia: skipped', () => {
  vi.stubGlobal('matchMedia', undefined);
  render(<Days />);
  expect(Math.min(...heights())).toBeGreaterThan(100);
});

claim('Why is a server-rendered chart empty at first?', 'Bars have no height in the HTML', () => {
  const heightsOf = (html: string) =>
    Array.from(html.matchAll(/<rect[^>]*MuiBarElement-root[^>]*>/g), ([rect]) =>
      Number(/ height="([^"]+)"/.exec(rect)?.[1]),
    );
  const moving = heightsOf(renderToString(<Days />));
  const still = heightsOf(renderToString(<Days skipAnimation />));
  expect([moving.length, Math.max(...moving)]).toEqual([2, 0]);
  expect(Math.min(...still)).toBeGreaterThan(100);
});

claim('Turn off animation', 'CSS transitions of faded elements remain', () => {
  render(<PieChart width={300} height={200} skipAnimation series={[{ data: [{ value: 1 }] }]} />);
  const arc = document.querySelector('.MuiPieArc-root');
  expect(arc && getComputedStyle(arc).transitionProperty).toBe('opacity,fill,filter');
});
