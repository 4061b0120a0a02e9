import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from '@mui/x-charts/BarChart';
import { useIsZoomInteracting } from '@mui/x-charts-pro/hooks';
import type { ZoomData, ZoomOptions } from '@mui/x-charts-pro/models';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, quiet } from './chart';
import { apiRef, drag, last, Levels, mount, onZoomChange, set, span, wheel, zoomTo } from './zoom';

const claim = claimsOf('/x/react-charts/zoom-and-pan/');

chartLayout();

claim('Zoom and pan', 'The wheel zooms in, a drag moves through the axis', async () => {
  mount();
  await wheel(-1000);
  expect(span()).toEqual([52.6]);
  await drag(-100);
  expect(span()).toEqual([52.6]);
  expect(last()?.[0]?.[1]).toBeGreaterThan(30);
});

claim('Choose the axes', 'One gesture changes all axes that can zoom', async () => {
  mount({ yAxis: [{ id: 'level', zoom: true }] });
  await wheel(-1000);
  expect(last()?.map(([axisId]) => axisId)).toEqual(['hours', 'level']);
  expect(span()).toEqual([52.6, 52.6]);
});

claim('Choose the axes', 'Ctrl + wheel is three times as fast', async () => {
  mount();
  await wheel(-100);
  const plain = 100 / span()![0]! - 1;
  await set(zoomTo(0, 100));
  await wheel(-100, { ctrlKey: true });
  expect((100 / span()![0]! - 1) / plain).toBeCloseTo(3, 1);
});

function Interacting() {
  return <text>{String(useIsZoomInteracting())}</text>;
}

claim('Choose the axes', 'useIsZoomInteracting is true during a gesture', async () => {
  mount({ children: <Interacting /> });
  expect(screen.queryByText('false')).toBeTruthy();
  await wheel(-100);
  expect(screen.queryByText('true')).toBeTruthy();
});

claim('Limit the zoom', 'Users see nothing outside minStart and maxEnd', async () => {
  mount({ zoom: { minStart: 20, maxEnd: 90 } });
  await drag(-100);
  expect(last()).toEqual([['hours', 20, 90]]);
  await wheel(-1000);
  await drag(9000);
  expect(last()?.[0]?.[1]).toBe(20);
  expect(span()![0]).toBeLessThan(50);
});

claim(
  'Limit the zoom',
  'maxSpan does not limit the first range, which cannot be panned',
  async () => {
    mount({ zoom: { maxSpan: 60 } });
    await drag(-100);
    expect(last()).toEqual([['hours', 0, 100]]);
  },
);

claim('Limit the zoom', 'With the default minSpan, wheels stop before less than 10%', async () => {
  mount();
  for (let turn = 0; turn < 8; turn += 1) await wheel(-1000);
  expect(span()![0]).toBeGreaterThanOrEqual(10);
  expect(span()![0]).toBeLessThan(20);
});

claim('Limit the zoom', 'panning: false turns off dragging', async () => {
  mount({ initialZoom: zoomTo(20, 60), zoom: { panning: false } });
  await drag(-100);
  expect(onZoomChange).not.toHaveBeenCalled();
});

claim('Limit the zoom', 'With strict, 100 is the last value, else a round one', () => {
  const end = (domainLimit?: 'strict') => {
    const axis = { id: 'hours', data: [0.3, 9.3], tickInterval: [9.3], zoom: true, domainLimit };
    const { unmount } = mount({ xAxis: [axis], series: [{ data: [1, 2] }] });
    const [place] = attributes(
      '.MuiChartsAxis-directionX .MuiChartsAxis-tickContainer',
      'transform',
    );
    unmount();
    return Number(/\d+/.exec(place ?? ''));
  };
  expect(end('strict')).toBe(465);
  expect(end()).toBeLessThan(450);
});

const HOUR = 60 * 60 * 1000;
const time = {
  id: 'hours',
  scaleType: 'time' as const,
  data: [0, 8, 16].map((day) => new Date(2025, 2, 3 + day)),
  domainLimit: 'strict' as const,
  zoom: true,
};

claim('Show days, then hours', 'Without a formatter, labels switch to hours', () => {
  const { unmount } = mount({ xAxis: [time], series: [{ data: [1, 2, 3] }] });
  expect(labels('X').some((label) => /\d (AM|PM)/.test(label))).toBe(false);
  unmount();
  mount({ xAxis: [time], series: [{ data: [1, 2, 3] }], initialZoom: zoomTo(30, 36) });
  expect(labels('X').some((label) => /\d (AM|PM)/.test(label))).toBe(true);
});

claim('Show days, then hours', 'Under zoom, ticks are closer than tickMinStep', () => {
  const step = (zoomData: ZoomData[], ticks: object) => {
    const valueFormatter = (date: Date) => String(date.getTime() / HOUR);
    const axis = { ...time, ...ticks, valueFormatter };
    const series = [{ data: [1, 2, 3] }];
    const { unmount } = mount({ xAxis: [axis], series, initialZoom: zoomData });
    const [first, second] = labels('X').map(Number);
    unmount();
    return second! - first!;
  };
  const day = { tickMinStep: 24 * HOUR };
  expect(step(zoomTo(0, 100), day)).toBeGreaterThanOrEqual(24);
  expect(step(zoomTo(50, 60), day)).toBeLessThan(24);
  const days = Array.from({ length: 17 }, (_, index) => new Date(2025, 2, 3 + index));
  expect(step(zoomTo(50, 70), { tickInterval: days })).toBe(24);
});

claim('Fit the other axis to what is shown', 'discard fits the y-axis, keep does not', async () => {
  const top = (zoom: ZoomOptions, yZoom = false) => {
    const { unmount } = mount({ zoom, initialZoom: zoomTo(0, 50), yAxis: [{ zoom: yZoom }] });
    const highest = labels('Y').at(-1);
    unmount();
    return highest;
  };
  expect(top({})).toBe('50');
  expect(top({ filterMode: 'discard' })).toBe('3.0');
  expect(top({ filterMode: 'discard' }, true)).toBe('50');
});

const sliders = () => count('[data-charts-zoom-slider]');
const slider = { enabled: true };

claim('Show a slider', 'The slider needs a visible axis and reserves 28 pixels', () => {
  const height = () => Number(attributes('clipPath[id$="-clip-path"] rect', 'height')[0]);
  const { unmount } = mount();
  const full = height();
  unmount();
  mount({ zoom: { slider } });
  expect([sliders(), full - height()]).toEqual([1, 28]);
});

claim('Show a slider', 'No slider for a hidden axis, and no keyboard', async () => {
  const xAxis = [{ data: [0, 1, 2, 3, 4], position: 'none' as const, zoom: { slider } }];
  const { unmount } = mount({ xAxis });
  expect(sliders()).toBe(0);
  unmount();
  mount({ zoom: { slider } });
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

claim(
  'Set, read, and reset the zoom',
  'initialZoom is read once, onZoomChange not at first',
  () => {
    const { rerender } = mount({ initialZoom: zoomTo(0, 50) });
    const before = labels('X');
    expect(before).not.toContain('4.0');
    rerender(<Levels initialZoom={zoomTo(50, 100)} />);
    expect(labels('X')).toEqual(before);
    expect(onZoomChange).not.toHaveBeenCalled();
  },
);

claim('Set, read, and reset the zoom', 'Other axes are kept, and start at minStart', async () => {
  mount({ yAxis: [{ id: 'level', zoom: { minStart: 20 } }], initialZoom: zoomTo(5, 50) });
  await act(async () => apiRef.current?.setAxisZoomData('hours', (zoom) => ({ ...zoom, end: 30 })));
  expect(last()).toEqual([
    ['hours', 5, 30],
    ['level', 20, 100],
  ]);
});

claim(
  'Set, read, and reset the zoom',
  'An axis missing in setZoomData stops reacting',
  async () => {
    mount({ yAxis: [{ id: 'level', zoom: true }], initialZoom: zoomTo(0, 50) });
    await set(zoomTo(10, 60));
    await wheel(-100);
    expect(last()?.map(([axisId]) => axisId)).toEqual(['hours']);
  },
);

claim('Set, read, and reset the zoom', 'Values from code ignore the limits', async () => {
  mount({ zoom: { minSpan: 10, maxEnd: 50 } });
  await set(zoomTo(60, 61));
  expect(labels('X')[0]).toMatch(/^2\.4/);
});

claim('Link several charts', 'A chart that gets zoomData later logs an error', async () => {
  const error = quiet();
  const { rerender } = mount();
  rerender(<Levels zoomData={zoomTo(0, 50)} />);
  expect(String(error.mock.lastCall)).toContain('from uncontrolled to controlled');
});

claim("Why doesn't the page scroll over the chart anymore?", 'A stopped wheel event', async () => {
  const draw = (isStopped: boolean) => (
    <div onWheelCapture={(event) => isStopped && event.stopPropagation()}>
      <Levels />
    </div>
  );
  onZoomChange.mockClear();
  const { rerender } = render(draw(true));
  await wheel(-100);
  expect(onZoomChange).not.toHaveBeenCalled();
  rerender(draw(false));
  await wheel(-100);
  expect(onZoomChange).toHaveBeenCalledTimes(1);
});

claim(
  'How do I zoom with buttons only?',
  'Without a handler, gestures change nothing',
  async () => {
    mount({ zoomData: zoomTo(0, 50), onZoomChange: undefined });
    const before = labels('X');
    await wheel(-1000);
    await drag(-100);
    expect(labels('X')).toEqual(before);
  },
);

claim('Why does an axis need an id?', 'Without an id, its position names it', async () => {
  mount({ xAxis: [{ data: [0, 1, 2, 3, 4], zoom: true }] });
  await wheel(-100);
  expect(last()?.[0]?.[0]).toBe('defaultized-x-axis-0');
});

claim('How do I show the last 30 days first?', 'Below minSpan, no zoom in and no pan', async () => {
  mount({ initialZoom: zoomTo(92, 100) });
  await drag(100);
  await wheel(-100);
  expect(last()).toEqual([['hours', 92, 100]]);
});

claim('How do I let users choose a range without Pro?', 'A band axis ignores min and max', () => {
  const xAxis = [{ data: [1, 2, 3], min: 2, max: 3 }];
  render(<BarChart width={485} height={300} xAxis={xAxis} series={[{ data: [1, 2, 3] }]} />);
  expect(labels('X')).toEqual(['1', '2', '3']);
});
