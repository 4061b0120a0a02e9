import { render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useBarSeries } from '@mui/x-charts/hooks';
import { LinePlot, LineChart } from '@mui/x-charts/LineChart';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/stacking/');

chartLayout();

const stacked = vi.fn();

function StackedData() {
  const series = useBarSeries();
  stacked(series.map(({ stackedData }) => stackedData[0]));
  return null;
}

type Options = Pick<BarChartProps['series'][0], 'stackOffset' | 'stackOrder'>;

/** Start and end of the first bar of each series. */
function ends(values: (number | null)[], options: Options[]): number[][] {
  const series = values.map((value, index) => ({
    data: [value],
    label: `S${index}`,
    stack: 'all',
    ...options[index],
  }));
  const { unmount } = render(
    <BarChart width={485} height={365} skipAnimation series={series} xAxis={[{ data: ['1995'] }]}>
      <StackedData />
    </BarChart>,
  );
  const result = stacked.mock.lastCall?.[0] as number[][];
  unmount();
  return result.map(([start, end]) => [start ?? NaN, end ?? NaN]);
}

claim('Charts - Stacking', 'A bar series without stack is displayed next to the stack', () => {
  const series = [{ data: [4], stack: 'a' }, { data: [5], stack: 'a' }, { data: [6] }];
  render(<BarChart width={485} height={365} skipAnimation series={series} />);
  const [first, second, third] = attributes('.MuiBarElement-root', 'x');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

claim('Stack areas and bars', 'In a line chart without area: true, there are only lines', () => {
  render(<LineChart width={485} height={365} series={[{ data: [1, 2], stack: 'a' }]} />);
  expect(count('.MuiAreaElement-root')).toBe(0);
  expect(count('.MuiLineElement-root')).toBe(1);
});

claim('Stack areas and bars', 'null counts as 0 in the sums', () => {
  expect(ends([4, null, 5], [])[2]).toEqual([4, 9]);
});

claim(
  'Stack areas and bars',
  'If several series set an option, the last one takes precedence',
  () => {
    expect(ends([1, 3], [{ stackOffset: 'expand' }])).toEqual([
      [0, 0.25],
      [0.25, 1],
    ]);
    expect(ends([1, 3], [{ stackOffset: 'expand' }, { stackOffset: 'none' }])).toEqual([
      [0, 1],
      [1, 4],
    ]);
  },
);

claim('Choose where stacks begin', 'Bars diverge by default; none lets negatives overlap', () => {
  expect(ends([4, -1, 2], [])).toEqual([
    [0, 4],
    [-1, 0],
    [4, 6],
  ]);
  expect(ends([4, -1, 2], [{ stackOffset: 'none' }])).toEqual([
    [0, 4],
    [4, 3],
    [3, 5],
  ]);
});

claim('Choose where stacks begin', 'silhouette is centered on 0', () => {
  expect(ends([4, 2], [{ stackOffset: 'silhouette' }])).toEqual([
    [-3, 1],
    [1, 3],
  ]);
});

claim('Choose where stacks begin', 'The default for lines is none', () => {
  const lines = (stackOffset?: 'none') => (
    <LineChart
      width={485}
      height={365}
      skipAnimation
      series={[
        { data: [4, 4], stack: 'a', stackOffset },
        { data: [-1, -1], stack: 'a' },
      ]}
    />
  );
  const { rerender } = render(lines());
  const standard = attributes('.MuiLineElement-root', 'd');
  rerender(lines('none'));
  expect(attributes('.MuiLineElement-root', 'd')).toEqual(standard);
});

claim(
  'Show shares of 100%',
  'The axis ends at 1, and the tooltip shows the values you passed',
  async () => {
    const series = [
      { data: [30], stack: 'a', stackOffset: 'expand' as const, label: 'Vinyl' },
      { data: [10], stack: 'a', label: 'CDs' },
    ];
    render(
      <BarChart
        width={485}
        height={365}
        skipAnimation
        barLabel="value"
        series={series}
        xAxis={[{ data: ['1995'] }]}
      />,
    );
    expect(Number(labels('Y').at(-1))).toBe(1);
    await point(200, 100);
    expect(tooltip()).toEqual(['1995', 'Vinyl30', 'CDs10']);
    const texts = document.querySelectorAll('.MuiBarLabel-root');
    expect(Array.from(texts, (text) => text.textContent)).toEqual(['30', '10']);
  },
);

claim('Choose the order of layers', 'Which layer is at the bottom', () => {
  const bottom = (stackOrder: Options['stackOrder']) =>
    ends([2, 1, 3], [{ stackOrder }]).findIndex(([start]) => start === 0);
  expect(bottom('none')).toBe(0);
  expect(bottom('reverse')).toBe(2);
  expect(bottom('ascending')).toBe(1);
  expect(bottom('descending')).toBe(2);
});

claim('Choose the order of layers', 'Legend and tooltip use the order of series', async () => {
  const series = [
    { data: [30], stack: 'a', stackOrder: 'reverse' as const, label: 'Vinyl' },
    { data: [10], stack: 'a', label: 'CDs' },
  ];
  render(<BarChart width={485} height={365} skipAnimation series={series} />);
  expect(document.querySelector('.MuiChartsLegend-root')?.textContent).toBe('VinylCDs');
  await point(200, 100);
  expect(tooltip()).toEqual(['0', 'Vinyl30', 'CDs10']);
});

claim('Add totals on top', 'Without negative values, the largest end is the total', () => {
  expect(Math.max(...ends([4, 2, 7], []).flat())).toBe(13);
});

claim(
  'Can bars and lines be in one stack?',
  'Bars only stack with bars, and lines with lines',
  () => {
    const chart = (withBars: boolean) => (
      <ChartContainer
        width={485}
        height={365}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
        yAxis={[{ min: 0, max: 20 }]}
        series={[
          ...(withBars ? [{ type: 'bar' as const, data: [5, 5], stack: 'all' }] : []),
          { id: 'line', type: 'line', data: [3, 4], stack: 'all' },
        ]}
      >
        <BarPlot />
        <LinePlot skipAnimation />
      </ChartContainer>
    );
    const { rerender } = render(chart(true));
    const withBars = attributes('.MuiLineElement-root', 'd');
    expect(withBars).toHaveLength(1);
    rerender(chart(false));
    expect(attributes('.MuiLineElement-root', 'd')).toEqual(withBars);
  },
);
