import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { chartLayout, count, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/legend/');

chartLayout();

const oslo = { id: 'oslo', data: [-3, 6, 18], label: 'Oslo' };
const rome = { id: 'rome', data: [8, 14, 25], label: 'Rome' };

function Climate(props: Partial<LineChartProps>) {
  return <LineChart width={400} height={300} skipAnimation series={[oslo, rome]} {...props} />;
}

const items = () =>
  Array.from(document.querySelectorAll('.MuiChartsLegend-item'), (item) => item.textContent);

claim('Charts - Legend', 'The legend lists series and slices that have a label', () => {
  const { unmount } = render(<Climate series={[oslo, { data: [1, 2, 3] }]} />);
  expect(items()).toEqual(['Oslo']);
  unmount();
  const data = [{ value: 1, label: 'Glass' }, { value: 2 }];
  render(<PieChart width={200} height={200} series={[{ data }]} />);
  expect(items()).toEqual(['Glass']);
});

claim('Place the legend', 'horizontal by default, vertical in pie charts', () => {
  const { unmount } = render(<Climate />);
  expect(count('.MuiChartsLegend-root.MuiChartsLegend-horizontal')).toBe(1);
  unmount();
  render(<PieChart width={200} height={200} series={[{ data: [{ value: 1, label: 'A' }] }]} />);
  expect(count('.MuiChartsLegend-root.MuiChartsLegend-vertical')).toBe(1);
});

claim('Hide the legend', 'hideLegend removes the legend', () => {
  render(<Climate hideLegend />);
  expect(items()).toEqual([]);
  expect(count('.MuiChartsLegend-root')).toBe(0);
});

claim('Hide the legend', 'Heatmap hides its legend unless hideLegend is false', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const heatmap = (hideLegend?: boolean) => (
    <Heatmap
      width={400}
      height={300}
      hideLegend={hideLegend}
      xAxis={[{ data: [1, 2] }]}
      yAxis={[{ data: [1] }]}
      zAxis={[{ min: 0, max: 9, colorMap: { type: 'continuous', color: ['white', 'red'] } }]}
      series={[{ data: [[0, 0, 4]] }]}
    />
  );
  const { rerender } = render(heatmap());
  expect(count('[class*="ContinuousColorLegend-root"]')).toBe(0);
  rerender(heatmap(false));
  expect(count('[class*="ContinuousColorLegend-root"]')).toBe(1);
  error.mockRestore();
});

claim(
  'Hide the legend',
  'An empty string for the location legend keeps the name in the tooltip',
  async () => {
    render(
      <Climate series={[{ ...oslo, label: (at) => (at === 'legend' ? '' : 'Oslo') }, rome]} />,
    );
    await point(66, 100);
    expect(tooltip()).toEqual(['0', 'Oslo-3', 'Rome8']);
    expect(items()).toEqual(['', 'Rome']);
  },
);

claim('Style one series', 'Each item has data-series with the id of its series or slice', () => {
  const { unmount } = render(<Climate />);
  expect(count('.MuiChartsLegend-item[data-series="rome"]')).toBe(1);
  unmount();
  const data = [{ id: 'glass', value: 1, label: 'Glass' }];
  render(<PieChart width={200} height={200} series={[{ id: 'waste', data }]} />);
  expect(count('.MuiChartsLegend-item[data-series="glass"]')).toBe(1);
});

claim(
  'Change the shape of marks',
  'Bars have squares, lines have lines, points and slices circles',
  () => {
    render(<Climate series={[oslo]} />);
    render(<BarChart width={400} height={300} series={[oslo]} />);
    render(<PieChart width={200} height={200} series={[{ data: [{ value: 1, label: 'A' }] }]} />);
    const points = [{ x: 1, y: 1, id: 1 }];
    render(<ScatterChart width={200} height={200} series={[{ data: points, label: 'B' }]} />);
    for (const [type, number] of Object.entries({ line: 1, square: 1, circle: 2 })) {
      expect(count(`.MuiChartsLabelMark-${type}`), type).toBe(number);
    }
  },
);

claim(
  'Create your own legend',
  'useLegend() returns items with id, label, color, and markType',
  () => {
    const seen = vi.fn();
    function TextLegend() {
      seen(useLegend().items);
      return null;
    }
    render(<Climate slots={{ legend: TextLegend }} series={[{ ...oslo, color: 'red' }]} />);
    const item = { id: 'oslo', label: 'Oslo', color: 'red', markType: 'line' };
    expect(seen.mock.lastCall?.[0]).toMatchObject([item]);
  },
);

const piecewise = { type: 'piecewise' as const, thresholds: [10], colors: ['blue', 'red'] };

claim(
  'Explain a color scale',
  'If the legend does not match the colorMap, nothing is drawn',
  () => {
    const chart = (legend: typeof PiecewiseColorLegend | typeof ContinuousColorLegend) => (
      <Climate
        yAxis={[{ colorMap: piecewise }]}
        slots={{ legend }}
        slotProps={{ legend: { axisDirection: 'y' } }}
      />
    );
    const { rerender } = render(chart(ContinuousColorLegend));
    expect(count('[class*="ColorLegend-root"]')).toBe(0);
    rerender(chart(PiecewiseColorLegend));
    expect(count('[class*="ColorLegend-root"]')).toBe(1);
  },
);

claim('Why is my legend empty?', 'axisDirection is z by default', () => {
  render(<Climate yAxis={[{ colorMap: piecewise }]} slots={{ legend: PiecewiseColorLegend }} />);
  expect(count('[class*="ColorLegend-root"]')).toBe(0);
});

claim('Adjust pieces', 'null leaves a piece out; limits are null at the open ends', () => {
  const limits: unknown[] = [];
  render(
    <Climate
      yAxis={[{ colorMap: piecewise }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelFormatter: ({ min, max }) => {
            limits.push([min, max]);
            return min === null ? null : 'warm';
          },
        },
      }}
    />,
  );
  expect(limits).toEqual(
    expect.arrayContaining([
      [null, 10],
      [10, null],
    ]),
  );
  expect(count('[class*="ColorLegend-root"] li')).toBe(1);
});

claim(
  'React to clicks',
  'Items become buttons; the callback gets the event, item, and index',
  async () => {
    const onItemClick = vi.fn();
    const { rerender } = render(<Climate />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Climate slotProps={{ legend: { onItemClick } }} />);
    screen.getByRole('button', { name: 'Rome' }).focus();
    await userEvent.keyboard('{Enter}');
    const [, item, index] = (onItemClick.mock.lastCall ?? []) as unknown[];
    expect(item).toMatchObject({ type: 'series', seriesId: 'rome', label: 'Rome' });
    expect(index).toBe(1);
  },
);
