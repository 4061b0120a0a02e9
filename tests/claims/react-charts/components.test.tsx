import * as React from 'react';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  getValueToPositionMapper,
  useBarSeries,
  useDrawingArea,
  useItemHighlighted,
  useLegend,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { chartLayout, count, quiet } from './chart';

const claim = claimsOf('/x/react-charts/components/');

chartLayout();

/** Result of a hook inside a chart, or the error that it throws. */
function inside<Result>(hook: () => Result, props: Partial<ChartContainerProps> = {}): Result {
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => (
      <ChartContainer
        width={500}
        height={300}
        margin={10}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['a', 'b'], height: 30 }]}
        yAxis={[
          { id: 'count', width: 40, min: 0, max: 100, domainLimit: 'strict' },
          { id: 'price', width: 50, position: 'right', min: 0, max: 10 },
        ]}
        series={[
          { type: 'bar', id: 'one', label: 'One', stack: 's', data: [10, 20] },
          { type: 'bar', id: 'two', stack: 's', data: [5, 5] },
          { type: 'bar', id: 'free', label: 'Free', data: [1, 2] },
        ]}
        {...props}
      >
        {children}
      </ChartContainer>
    ),
  });
  return result.current;
}

claim('Read the drawing area', 'right and bottom are distances: margin plus axes', () => {
  const area = inside(() => useDrawingArea());
  expect(area).toMatchObject({ left: 50, right: 60, top: 10, bottom: 40, width: 390, height: 250 });
  expect(area.left + area.width + area.right).toBe(500);
});

claim('Read the drawing area', 'A shape with pointerEvents="none" lets clicks through', () => {
  const onItemClick = vi.fn<() => void>();
  render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      series={[{ data: [1] }]}
      xAxis={[{ data: ['a'] }]}
      onItemClick={onItemClick}
    >
      <rect data-testid="cover" />
    </BarChart>,
  );
  fireEvent.click(screen.getByTestId('cover'));
  expect(onItemClick).not.toHaveBeenCalled();
  fireEvent.click(document.querySelector('.MuiBarElement-root')!);
  expect(onItemClick).toHaveBeenCalledTimes(1);
});

claim('Convert values to coordinates', 'Coordinates in the SVG; by default the first axis', () => {
  const [first, count_, price] = inside(() => [
    useYScale<'linear'>()(100),
    useYScale<'linear'>('count')(0),
    useYScale<'linear'>('price')(5),
  ]);
  expect([first, count_, price]).toEqual([10, 260, 135]);
});

claim('Position a shape in a band', 'The scale gives the start, the mapper the center', () => {
  const { start, center, other, width } = inside(() => {
    const x = useXScale<'band'>();
    const y = useYScale<'linear'>();
    return {
      start: x('b') ?? 0,
      center: getValueToPositionMapper(x)('b'),
      other: getValueToPositionMapper(y)(0),
      width: x.bandwidth(),
    };
  });
  expect(center).toBeCloseTo(start + width / 2);
  expect(other).toBe(260);
});

claim('Convert the pointer to values', 'Numbers have invert, also outside; bands do not', () => {
  const { inner, outer, hasInvert } = inside(() => ({
    inner: useYScale<'linear'>().invert(135),
    outer: useYScale<'linear'>().invert(0),
    hasInvert: 'invert' in useXScale<'band'>(),
  }));
  expect([inner, outer, hasInvert]).toEqual([50, 104, false]);
});

claim('Clip your shapes', 'The offset moves an edge outward', () => {
  render(
    <ChartContainer
      width={300}
      height={200}
      margin={20}
      series={[]}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
    >
      <ChartsClipPath id="clip" offset={{ top: 8 }} />
    </ChartContainer>,
  );
  const rect = document.querySelector('#clip rect');
  const sizes = ['x', 'y', 'width', 'height'].map((name) => rect?.getAttribute(name));
  expect(sizes).toEqual(['20', '12', '260', '168']);
});

function Names() {
  return (
    <p>
      {useLegend()
        .items.map(({ label, seriesId }) => `${label}=${seriesId}`)
        .join()}
    </p>
  );
}

claim('Build HTML parts', 'useLegend works outside the surface; no label, no entry', () => {
  render(
    <ChartDataProvider
      width={300}
      height={200}
      series={[
        { type: 'line', id: 'one', label: 'One', data: [1] },
        { type: 'line', id: 'two', data: [2] },
      ]}
      xAxis={[{ data: [1] }]}
    >
      <ChartsSurface />
      <Names />
    </ChartDataProvider>,
  );
  expect(screen.getByText('One=one')).toBeTruthy();
});

claim('Build HTML parts', 'Slices of a pie have an itemId', () => {
  const ids: unknown[] = [];
  const Spy = () => {
    ids.push(useLegend().items[0]?.itemId);
    return null;
  };
  render(
    <PieChart width={300} height={200} series={[{ data: [{ id: 'sun', value: 1, label: 'Sun' }] }]}>
      <Spy />
    </PieChart>,
  );
  expect(ids[0]).toBe('sun');
});

claim('Hooks', 'No argument: all; an id: one or undefined; ids: in their order', () => {
  const found = inside(() => ({
    all: useBarSeries().map(({ id }) => id),
    one: useBarSeries('two')?.id,
    none: useBarSeries('three'),
    ordered: useBarSeries(['free', 'one']).map(({ id }) => id),
  }));
  expect(found).toEqual({
    all: ['one', 'two', 'free'],
    one: 'two',
    none: undefined,
    ordered: ['free', 'one'],
  });
});

claim('Hooks', 'stackedData is the start and the end of each value', () => {
  const stacked = inside(() => useBarSeries('two')?.stackedData.map(([from, to]) => [from, to]));
  expect(stacked).toEqual([
    [10, 15],
    [20, 25],
  ]);
});

claim('Could not find the Chart context', 'A hook outside a chart throws', () => {
  quiet();
  expect(() => renderHook(() => useDrawingArea())).toThrow('Could not find the Chart context');
});

claim("Cannot read properties of undefined (reading 'scale')", 'An index throws', () => {
  quiet();
  const index = 0 as unknown as string;
  const message = "Cannot read properties of undefined (reading 'scale')";
  expect(() => inside(() => useYScale(index))).toThrow(message);
});

claim("Why isn't my component rendered?", 'Children wait for width and height', () => {
  quiet();
  render(
    <ChartContainer width={0} height={200} series={[]}>
      <rect id="child" />
    </ChartContainer>,
  );
  expect(count('#child')).toBe(0);
});

function State() {
  const { isHighlighted } = useItemHighlighted({ seriesId: 'a', dataIndex: 0 });
  return <text>{isHighlighted ? 'on' : 'off'}</text>;
}

claim('How do I make my component follow the highlight?', 'It needs a highlightScope', () => {
  const chart = (highlightScope?: { highlight: 'item' }) => (
    <BarChart
      width={300}
      height={200}
      xAxis={[{ data: ['x'] }]}
      highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
      series={[{ id: 'a', data: [1], highlightScope }]}
    >
      <State />
    </BarChart>
  );
  const { rerender } = render(chart());
  expect(screen.queryByText('off')).toBeTruthy();
  rerender(chart({ highlight: 'item' }));
  expect(screen.queryByText('on')).toBeTruthy();
});
