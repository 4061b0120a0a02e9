import { render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import {
  useAxisTooltip,
  useAxesTooltip,
  useItemTooltip,
  ChartsTooltipContainer,
} from '@mui/x-charts/ChartsTooltip';
import * as hooks from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { chartLayout, count, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/tooltip/');

chartLayout();

function Exports(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: ['Brazil', 'Peru'] }]}
      series={[
        { data: [39, 4], label: 'Bags' },
        { data: [11, 2], label: 'Jobs' },
      ]}
      {...props}
    />
  );
}

claim('Charts - Tooltip', 'SparkLineChart shows its tooltip only with showTooltip', async () => {
  const { rerender } = render(<SparkLineChart width={400} height={100} data={[3, 4]} />);
  await point(20, 50);
  expect(tooltip()).toEqual([]);
  rerender(<SparkLineChart width={400} height={100} data={[3, 4]} showTooltip />);
  await point(21, 50);
  expect(tooltip().join()).toContain('3');
});

claim(
  'Show one item or all series',
  'Bars default to axis: all series at the position',
  async () => {
    render(<Exports />);
    await point(100, 100);
    expect(tooltip()).toEqual(['Brazil', 'Bags39', 'Jobs11']);
  },
);

claim(
  'Show one item or all series',
  'With item, the tooltip has the item under the pointer',
  async () => {
    render(<Exports slotProps={{ tooltip: { trigger: 'item' } }} />);
    await point(100, 100);
    expect(tooltip()).toEqual([]);
    await point(100, 100, '.MuiBarElement-root');
    expect(tooltip()).toEqual(['Bags39']);
  },
);

claim(
  'Show one item or all series',
  'In horizontal bar charts, it is a value of the y-axis',
  async () => {
    render(
      <Exports layout="horizontal" xAxis={undefined} yAxis={[{ data: ['Brazil', 'Peru'] }]} />,
    );
    await point(200, 60);
    expect(tooltip()[0]).toBe('Brazil');
    await point(200, 240);
    expect(tooltip()[0]).toBe('Peru');
  },
);

claim('Show one item or all series', 'Pie and scatter charts show nothing with axis', async () => {
  const slotProps = { tooltip: { trigger: 'axis' } } as const;
  const { unmount } = render(
    <PieChart
      width={300}
      height={300}
      series={[{ data: [{ value: 1, label: 'A' }] }]}
      slotProps={slotProps}
    />,
  );
  await point(150, 150);
  await point(150, 100, '.MuiPieArc-root');
  expect(tooltip()).toEqual([]);
  unmount();
  render(
    <ScatterChart
      width={300}
      height={300}
      series={[{ data: [{ x: 1, y: 1, id: 1 }] }]}
      slotProps={slotProps}
    />,
  );
  await point(150, 150);
  expect(tooltip()).toEqual([]);
});

claim(
  'Show one item or all series',
  'While loading is true, the chart shows no tooltip',
  async () => {
    render(<Exports loading />);
    await point(100, 100);
    expect(tooltip()).toEqual([]);
  },
);

claim(
  'Hide a row or the header',
  'null hides the row, an empty string only the value',
  async () => {
    const { rerender } = render(
      <Exports
        series={[
          { data: [1], label: 'Bags', valueFormatter: () => null },
          { data: [2], label: 'Jobs' },
        ]}
      />,
    );
    await point(100, 100);
    expect(tooltip()).toEqual(['Brazil', 'Jobs2']);
    rerender(
      <Exports
        series={[
          { data: [1], label: 'Bags', valueFormatter: () => '' },
          { data: [2], label: 'Jobs' },
        ]}
      />,
    );
    await point(101, 100);
    expect(tooltip()).toEqual(['Brazil', 'Bags', 'Jobs2']);
  },
);

claim(
  'Hide a row or the header',
  'hideTooltip hides the header, ignoreTooltip the axis',
  async () => {
    const axis = { data: ['Brazil', 'Peru'] };
    const { unmount } = render(<Exports xAxis={[{ ...axis, hideTooltip: true }]} />);
    await point(100, 100);
    expect(tooltip()).toEqual(['Bags39', 'Jobs11']);
    unmount();
    render(<Exports xAxis={[{ ...axis, ignoreTooltip: true }]} />);
    await point(100, 100);
    expect(tooltip()).toEqual([]);
  },
);

claim('Add more than the value', 'The second argument has the dataIndex', async () => {
  const valueFormatter = vi.fn(() => 'x');
  render(<Exports series={[{ data: [39, 4], valueFormatter }]} />);
  await point(300, 100);
  expect(valueFormatter).toHaveBeenLastCalledWith(4, { dataIndex: 1 });
});

claim('Change the name of a series', 'The label function receives tooltip or legend', async () => {
  render(<Exports series={[{ data: [39, 4], label: (location) => `in ${location}` }]} />);
  await point(100, 100);
  expect(tooltip()).toEqual(['Brazil', 'in tooltip39']);
  expect(document.querySelector('.MuiChartsLegend-root')?.textContent).toBe('in legend');
});

claim(
  'Style the tooltip',
  'The tooltip is rendered at the end of body, outside the chart',
  async () => {
    const { container } = render(<Exports />);
    await point(100, 100);
    expect(count('body > .MuiChartsTooltip-root')).toBe(1);
    expect(container.querySelector('.MuiChartsTooltip-root')).toBeNull();
  },
);

claim(
  'Why does my sx not apply to the tooltip?',
  'disablePortal puts it inside the chart',
  async () => {
    const { container } = render(<Exports slotProps={{ tooltip: { disablePortal: true } }} />);
    await point(100, 100);
    expect(container.querySelector('.MuiChartsTooltip-root')).not.toBeNull();
  },
);

claim('For one item', 'useItemTooltip() returns the item under the pointer, or null', async () => {
  const seen = vi.fn();
  function Content() {
    const item = useItemTooltip<'bar'>();
    seen(item && { ...item.identifier, label: item.label, text: item.formattedValue });
    return null;
  }
  render(<Exports slots={{ tooltip: Content }} />);
  expect(seen).toHaveBeenLastCalledWith(null);
  await point(100, 100, '.MuiBarElement-root');
  expect(seen.mock.lastCall?.[0]).toMatchObject({
    type: 'bar',
    dataIndex: 0,
    label: 'Bags',
    text: '39',
  });
});

claim(
  'For all series at a position',
  'useAxesTooltip() has the rows, useAxisTooltip() nothing',
  async () => {
    const axes = vi.fn();
    const single = vi.fn();
    function Content() {
      axes(useAxesTooltip());
      single(useAxisTooltip());
      return null;
    }
    function Tooltip() {
      return (
        <ChartsTooltipContainer trigger="axis">
          <Content />
        </ChartsTooltipContainer>
      );
    }
    render(<Exports slots={{ tooltip: Tooltip }} />);
    await point(300, 100);
    const [axis] = axes.mock.lastCall?.[0] ?? [];
    expect(axis).toMatchObject({ axisDirection: 'x', axisValue: 'Peru', dataIndex: 1 });
    expect(axis.seriesItems.map((item: { value: number }) => item.value)).toEqual([4, 2]);
    expect(single.mock.lastCall?.[0] ?? null).toBeNull();
  },
);

claim('How do I turn the tooltip off?', 'trigger none shows no tooltip', async () => {
  render(<Exports slotProps={{ tooltip: { trigger: 'none' } }} />);
  await point(100, 100);
  await point(100, 100, '.MuiBarElement-root');
  expect(tooltip()).toEqual([]);
});

claim(
  'Why did the tooltip go away with axisHighlight?',
  'Bars lose their default tooltip too, and explicit axis keeps it',
  async () => {
    const axisHighlight = { x: 'none', y: 'none' } as const;
    const { unmount } = render(<Exports axisHighlight={axisHighlight} />);
    await point(100, 100);
    expect(tooltip()).toEqual([]);
    unmount();
    render(<Exports axisHighlight={axisHighlight} slotProps={{ tooltip: { trigger: 'axis' } }} />);
    await point(100, 100);
    expect(tooltip()).toEqual(['Brazil', 'Bags39', 'Jobs11']);
  },
);

claim(
  'Why did the tooltip go away with axisHighlight?',
  'Explicit axis brings it back',
  async () => {
    const line = (trigger?: 'axis') => (
      <LineChart
        width={400}
        height={300}
        series={[{ data: [3, 2], label: 'Price' }]}
        axisHighlight={{ x: 'none', y: 'none' }}
        slotProps={trigger && { tooltip: { trigger } }}
      />
    );
    const { unmount } = render(line());
    await point(100, 100);
    expect(tooltip()).toEqual([]);
    unmount();
    render(line('axis'));
    await point(100, 100);
    expect(tooltip()).toEqual(['0', 'Price3']);
  },
);

claim(
  'For all series at a position',
  'useAxesTooltip() works in any child of the chart',
  async () => {
    const axes = vi.fn();
    function Child() {
      axes(useAxesTooltip({ directions: ['x'] }));
      return null;
    }
    render(
      <Exports>
        <Child />
      </Exports>,
    );
    await point(300, 100);
    expect(axes.mock.lastCall?.[0]).toMatchObject([{ axisValue: 'Peru', dataIndex: 1 }]);
    expect(Object.keys(hooks)).not.toContain('useAxesTooltip');
  },
);
