import * as React from 'react';
import { fireEvent, render } from '@testing-library/react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import {
  AreaPlot,
  LineChart,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import { PieChart, PiePlot } from '@mui/x-charts/PieChart';
import { ScatterChart, ScatterPlot } from '@mui/x-charts/ScatterChart';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, quiet, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/composition/');

chartLayout();

const bars = { type: 'bar' as const, label: 'This week', data: [4, 8] };
const line = { type: 'line' as const, label: 'Average', data: [3, 6] };
const xAxis: ChartContainerProps['xAxis'] = [{ scaleType: 'band', data: ['Sat', 'Sun'] }];

/** A composed chart with a bar and a line series. */
function ferry(props: Partial<ChartContainerProps>, ...children: React.ReactNode[]) {
  const base = { width: 485, height: 365, skipAnimation: true, xAxis, series: [bars, line] };
  return React.createElement(ChartContainer, { ...base, ...props }, ...children);
}
const surface = 'svg[class*="MuiChartsSurface-root"]';
/** Numbers of bars, lines, areas, and marks. */
const drawn = () =>
  ['Bar', 'Line', 'Area', 'Mark'].map((name) => count(`.Mui${name}Element-root`)).join(' ');
const allPlots = (
  <>
    <BarPlot />
    <AreaPlot />
    <LinePlot />
    <MarkPlot />
    <LineHighlightPlot />
    <ScatterPlot />
    <PiePlot />
  </>
);

claim('Choose a container', 'The provider renders no element; the ref leads to the svg', () => {
  const ref = React.createRef<SVGSVGElement>();
  const { container, rerender } = render(
    <ChartDataProvider width={485} height={365} xAxis={xAxis} series={[bars]}>
      <ChartsLegend />
      <ChartsSurface ref={ref} aria-label="Passengers">
        <BarPlot />
      </ChartsSurface>
    </ChartDataProvider>,
  );
  expect([...container.children].map(({ localName }) => localName)).toEqual(['ul', 'svg']);
  expect(ref.current).toBe(container.querySelector(surface));
  expect(ref.current?.getAttribute('aria-label')).toBe('Passengers');
  const own = React.createRef<SVGSVGElement>();
  rerender(ferry({ title: 'Passengers', 'aria-label': 'Ferry', ref: own } as never, <BarPlot />));
  expect(own.current).toBe(container.firstElementChild);
  expect([
    own.current?.getAttribute('aria-label'),
    own.current?.querySelector('title')?.textContent,
  ]).toEqual(['Ferry', 'Passengers']);
});

claim('Add a legend', 'In a container, the legend is inside the svg', () => {
  render(ferry({}, <ChartsLegend />));
  expect(document.querySelector(`${surface} ul.MuiChartsLegend-root`)).not.toBeNull();
});

claim('Add a legend', 'The tooltip works in the surface without disablePortal', async () => {
  const { rerender } = render(ferry({}, <BarPlot />, <ChartsTooltip />));
  await point(150, 200);
  expect(tooltip()).toEqual(['Sat', 'This week4', 'Average3']);
  expect(document.querySelector(`${surface} .MuiChartsTooltip-root`)).toBeNull();
  rerender(ferry({}, <BarPlot />, <ChartsTooltip disablePortal />));
  expect(document.querySelector(`${surface} .MuiChartsTooltip-root`)).not.toBeNull();
});

claim('Add a legend', 'Components inside the provider read the chart with hooks', () => {
  const Width = () => <p>{useDrawingArea().width}</p>;
  render(
    <ChartDataProvider width={485} height={365} xAxis={xAxis} series={[bars]}>
      <Width />
    </ChartDataProvider>,
  );
  expect(document.querySelector('p')?.textContent).toBe('400');
});

claim('Chart composition', 'Each plot draws the series of its type', () => {
  render(ferry({}, <LinePlot />, <MarkPlot />, <AreaPlot />));
  expect(drawn()).toBe('0 1 0 2');
});

claim('Draw the series', 'A plot without a series of its type draws nothing', () => {
  const { rerender } = render(ferry({ series: [bars] }, allPlots));
  expect(drawn()).toBe('2 0 0 0');
  rerender(ferry({ series: [line] }, allPlots));
  expect(drawn()).toBe('0 1 0 2');
  rerender(ferry({ series: [{ ...line, area: true }] }, allPlots));
  expect(drawn()).toBe('0 1 1 2');
});

claim('Draw the series', 'No defaults of ready-made charts, but dataset works', () => {
  quiet();
  expect(() =>
    render(ferry({ series: [bars], xAxis: [{ data: ['Sat', 'Sun'] }] }, <BarPlot />)),
  ).toThrow('should be of type "band"');
  const dataset = [
    { day: 'Sat', riders: 4 },
    { day: 'Sun', riders: 8 },
  ];
  render(
    ferry(
      {
        dataset,
        xAxis: [{ scaleType: 'band', dataKey: 'day' }],
        series: [{ type: 'bar', dataKey: 'riders' }],
      },
      <BarPlot />,
    ),
  );
  expect(drawn()).toBe('2 0 0 0');
});

const axes = [{ id: 'people' }, { id: 'minutes', position: 'right' as const, min: 60, max: 90 }];
claim('Add axes, grid, and more', 'One axis by id or the first; all; and grid lines', () => {
  const { rerender } = render(ferry({ yAxis: axes }, <ChartsYAxis />));
  expect(labels('Y')[0]).toBe('0');
  rerender(ferry({ yAxis: axes }, <ChartsYAxis axisId="minutes" />));
  expect(labels('Y')[0]).toBe('60');
  rerender(ferry({ yAxis: axes }, <ChartsAxis />, <ChartsGrid />));
  expect([
    count('.MuiChartsAxis-directionY'),
    count('.MuiChartsAxis-directionX'),
    count('.MuiChartsGrid-line'),
  ]).toEqual([2, 1, 0]);
  rerender(ferry({ yAxis: axes }, <ChartsGrid horizontal />));
  expect(count('.MuiChartsGrid-line')).toBeGreaterThan(0);
});

claim('Add axes, grid, and more', 'Space is reserved for an axis unless it has no position', () => {
  const Left = () => <text>{useDrawingArea().left}</text>;
  const { rerender } = render(ferry({}, <Left />));
  expect(document.querySelector('text')?.textContent).toBe('65');
  rerender(ferry({ yAxis: [{ position: 'none' }] }, <Left />));
  expect(document.querySelector('text')?.textContent).toBe('20');
});

claim('Add axes, grid, and more', 'The tooltip has all values, or the hovered item', async () => {
  const parts = (trigger?: 'item') => (
    <>
      <BarPlot />
      <ChartsTooltip trigger={trigger} />
      <ChartsAxisHighlight x="line" />
    </>
  );
  const { rerender, unmount } = render(ferry({}, parts()));
  await point(150, 200);
  expect([tooltip(), count('.MuiChartsAxisHighlight-root')]).toEqual([
    ['Sat', 'This week4', 'Average3'],
    1,
  ]);
  rerender(ferry({}, parts('item')));
  await point(150, 200, '.MuiBarElement-root');
  expect(tooltip()).toEqual(['This week4']);
  unmount();
  render(ferry({ disableAxisListener: true }, parts()));
  await point(150, 200);
  expect([tooltip(), count('.MuiChartsAxisHighlight-root')]).toEqual([[], 0]);
});

claim(
  'Draw a line of the total over stacked bars',
  'Bars and a line never share a stack, so the line keeps its values',
  async () => {
    const total = { ...line, stack: 'all', label: 'Total', data: [7, 14] };
    const foot = { ...bars, stack: 'all' };
    const car = { ...bars, stack: 'all', label: 'By car', data: [3, 6] };
    render(ferry({ series: [foot, car, total] }, <BarPlot />, <MarkPlot />, <ChartsTooltip />));
    const tops = attributes('.MuiBarElement-root', 'y').slice(2);
    expect(attributes('.MuiMarkElement-root', 'cy').map(Number)).toEqual(tops.map(Number));
    await point(150, 200);
    expect(tooltip()).toEqual(['Sat', 'This week4', 'By car3', 'Total7']);
  },
);

claim('Handle clicks', 'A click on a mark or a line does not reach the bar', () => {
  const [onBar, onMark, onLine] = [vi.fn(), vi.fn(), vi.fn()];
  const plots = (
    <>
      <BarPlot onItemClick={onBar} />
      <LinePlot onItemClick={onLine} />
      <MarkPlot onItemClick={onMark} />
    </>
  );
  render(ferry({}, plots));
  const click = (name: string) =>
    fireEvent.click(document.querySelectorAll(`.Mui${name}Element-root`)[0] as Element);
  for (const name of ['Bar', 'Mark', 'Line']) click(name);
  const items = [onBar, onMark, onLine].map(({ mock }) => mock.calls.map(([, item]) => item));
  expect(items).toMatchObject([[{ dataIndex: 0 }], [{ dataIndex: 0 }], [{ type: 'line' }]]);
  expect(onLine.mock.lastCall?.[1]).not.toHaveProperty('dataIndex');
});

claim('Order the layers', 'The order of the components is the order in the svg', () => {
  const order = () =>
    (document.querySelector('.MuiBarElement-root') as Element).compareDocumentPosition(
      document.querySelector('.MuiChartsGrid-root') as Element,
    );
  const { rerender } = render(ferry({}, <ChartsGrid horizontal />, <BarPlot />));
  expect(order()).toBe(2);
  rerender(ferry({}, <BarPlot />, <ChartsGrid horizontal />));
  expect(order()).toBe(4);
});

claim("Clip what's outside the drawing area", 'Lines leave it, marks do not', () => {
  const { rerender } = render(
    ferry(
      {
        xAxis: [{ data: [0, 5, 10], min: 4, domainLimit: 'strict' }],
        series: [{ ...line, data: [1, 2, 3] }],
      },
      <LinePlot />,
      <MarkPlot />,
    ),
  );
  const [, start] = /^M(-?[\d.]+)/.exec(attributes('.MuiLineElement-root', 'd')[0] ?? '') ?? [];
  expect([Number(start) < 65, drawn()]).toEqual([true, '0 1 0 2']);
  rerender(ferry({}, <ChartsClipPath id="area" offset={{ top: 10 }} />));
  expect([attributes('clipPath rect', 'y'), attributes('clipPath rect', 'x')]).toEqual([
    ['10'],
    ['65'],
  ]);
});

const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
const size = { width: 485, height: 365, skipAnimation: true, grid: { horizontal: true } };
const grid = '.MuiChartsGrid-root';
const axis = '.MuiChartsAxis-root';
const child = <g id="child" />;
const boats = { series: [{ data: [{ id: 1, x: 1, y: 1, value: 1 }], label: 'Boats' }] };
const slices = { series: [{ data: [{ value: 1, label: 'Boats' }] }] };
const area = { series: [{ ...line, area: true }] };
const lineParts = ['.MuiAreaElement-root', '.MuiLineElement-root', axis, '.MuiMarkElement-root'];
const readyMade: [string, React.ReactNode, string[]][] = [
  [
    'BarChart',
    React.createElement(BarChart, { ...size, series: [bars] }, child),
    [grid, '.MuiBarElement-root', axis],
  ],
  ['LineChart', React.createElement(LineChart, { ...size, ...area }, child), [grid, ...lineParts]],
  [
    'ScatterChart',
    React.createElement(ScatterChart, { ...size, ...boats }, child),
    [axis, grid, 'g[data-series] circle'],
  ],
  ['PieChart', React.createElement(PieChart, { ...size, ...slices }, child), ['.MuiPieArc-root']],
];
for (const [name, chart, selectors] of readyMade) {
  claim('What does each ready-made chart contain?', name, () => {
    const { container } = render(chart);
    const parts = [...selectors, '#child'].map((selector) => document.querySelector(selector));
    const all = [...document.querySelectorAll('*')];
    const positions = parts.map((part) => (part ? all.indexOf(part) : NaN));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions).not.toContain(NaN);
    const legend = container.querySelector('.MuiChartsLegend-root');
    expect(legend?.parentElement).toBe(container.querySelector(surface)?.parentElement);
  });
}

claim('Why is nothing drawn?', 'No type, no plot, no band axis, no container', () => {
  quiet();
  const error = (chart: React.ReactElement) => () => render(chart);
  const untyped = [{ data: [1, 2] } as never];
  expect(error(ferry({ series: untyped }, allPlots))).toThrow('getSeriesWithDefaultValues');
  const days = [{ id: 'days', data: [1, 2] }];
  expect(error(ferry({ xAxis: days }, allPlots))).toThrow('x-axis with id "days"');
  expect(error(ferry({ xAxis: [{ scaleType: 'band' }] }, allPlots))).toThrow('is not iterable');
  expect(error(<BarPlot />)).toThrow('Could not find the Chart context');
  render(ferry({}, null));
  expect(drawn()).toBe('0 0 0 0');
});

claim('Why is the legend missing?', 'A series without a label has no entry', () => {
  render(
    <ChartDataProvider series={[{ type: 'bar', data: [1] }, bars]} xAxis={xAxis}>
      <ChartsLegend />
    </ChartDataProvider>,
  );
  expect(texts('.MuiChartsLegend-label')).toEqual(['This week']);
});

claim('How do I give the line its own axis?', 'yAxisId', () => {
  render(
    ferry(
      {
        yAxis: axes,
        series: [
          { ...bars, yAxisId: 'people' },
          { ...line, yAxisId: 'minutes', data: [60, 90] },
        ],
      },
      <BarPlot />,
      <LinePlot />,
      <ChartsAxis />,
    ),
  );
  const both = texts('.MuiChartsAxis-directionY');
  expect(both.map((text) => text?.slice(0, 2))).toEqual(['01', '60']);
});
