import { act, fireEvent, render } from '@testing-library/react';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useScatterSeries } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  ScatterMarker,
  ScatterPlot,
  type ScatterChartProps,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, quiet, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/scatter/');

chartLayout();

const data = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 50, y: 50 },
  { id: 'c', x: 100, y: 100 },
];

function Trees(props: Partial<ScatterChartProps>) {
  return <ScatterChart width={485} height={365} series={[{ data }]} {...props} />;
}

const surface = 'svg[class*="MuiChartsSurface-root"]';
const find = (selector: string, index = 0) => document.querySelectorAll(selector)[index] as Element;
const fills = () => attributes('circle', 'fill');
/** Clicks the SVG as the gestures of the chart expect it. */
async function tap(clientX: number, clientY: number): Promise<void> {
  const init = { clientX, clientY, pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0 };
  await act(async () => {
    fireEvent.pointerDown(find(surface), init);
    fireEvent.pointerUp(find(surface), init);
  });
}

claim('Define the points', 'Axes do not need to include 0; the id keeps an element', () => {
  const { rerender } = render(<Trees series={[{ data: data.slice(1) }]} />);
  expect([labels('X')[0], labels('Y')[0]]).toEqual(['50', '50']);
  const [first] = document.querySelectorAll('circle');
  rerender(<Trees series={[{ data: [data[2], data[1]].flatMap((d) => d ?? []) }]} />);
  expect(document.querySelectorAll('circle')[1]).toBe(first);
});

claim('Define the points', 'The tooltip is (x, y), or the result of valueFormatter', async () => {
  const { rerender } = render(<Trees />);
  await point(265, 170);
  expect(tooltip()).toEqual(['(50, 50)']);
  const valueFormatter = vi.fn(() => 'Oak');
  rerender(<Trees series={[{ data, valueFormatter }]} />);
  expect(valueFormatter.mock.lastCall).toEqual([data[1], { dataIndex: 1 }]);
  expect(tooltip()).toEqual(['Oak']);
});

const rows = [{ tag: 'a', trunk: 4, height: 2, age: 1 }];
claim('Use a dataset', 'x, y, and id are required, z is optional', () => {
  quiet();
  const keys = { id: 'tag', x: 'trunk', y: 'height' };
  render(<Trees dataset={rows} series={[{ datasetKeys: keys }]} />);
  expect(count('circle')).toBe(1);
  for (const key of ['id', 'x', 'y']) {
    const datasetKeys = { ...keys, [key]: undefined } as never;
    expect(() => render(<Trees dataset={rows} series={[{ datasetKeys }]} />)).toThrow(
      'datasetKeys',
    );
  }
});

claim('Choose which point reacts to the pointer', 'The closest point', async () => {
  const { rerender } = render(<Trees />);
  await point(70, 120);
  expect(tooltip()).toEqual(['(0, 0)']);
  rerender(<Trees voronoiMaxRadius={20} />);
  await point(86, 320);
  expect(tooltip()).toEqual([]);
  await point(84, 320);
  expect(tooltip()).toEqual(['(0, 0)']);
});

claim('Choose which point reacts to the pointer', 'disableVoronoi', async () => {
  render(<Trees disableVoronoi />);
  await point(66, 320);
  expect(tooltip()).toEqual([]);
  await point(66, 320, 'circle');
  expect(tooltip()).toEqual(['(0, 0)']);
});

claim('Choose which point reacts to the pointer', 'Not outside', async () => {
  render(<Trees xAxis={[{ min: 40, domainLimit: 'strict' }]} />);
  await point(66, 319);
  expect(tooltip()).toEqual(['(50, 50)']);
});

claim('Choose which point reacts to the pointer', 'No axis tooltip', async () => {
  const axis = { slotProps: { tooltip: { trigger: 'axis' as const } } };
  const { rerender } = render(<Trees {...axis} />);
  await point(265, 170);
  expect([tooltip(), count('.MuiChartsAxisHighlight-root')]).toEqual([[], 0]);
  rerender(<ScatterChartPro width={485} height={365} series={[{ data }]} {...axis} />);
  await point(265, 170);
  expect(tooltip()).toEqual(['(50, 50)']);
});

claim('Handle clicks', 'Any click counts; native event and identifier', async () => {
  const onItemClick = vi.fn();
  const series = [{ id: 'oaks', data }];
  const item = { type: 'scatter', seriesId: 'oaks', dataIndex: 1 };
  const { rerender } = render(<Trees series={series} onItemClick={onItemClick} />);
  await tap(265, 100);
  expect(onItemClick.mock.lastCall?.[1]).toEqual(item);
  expect(onItemClick.mock.lastCall?.[0]).toBeInstanceOf(Event);
  rerender(<Trees series={series} onItemClick={onItemClick} voronoiMaxRadius={20} />);
  await tap(265, 100);
  expect(onItemClick).toHaveBeenCalledTimes(1);
  rerender(<Trees series={series} onItemClick={onItemClick} disableVoronoi />);
  fireEvent.click(find('circle', 1));
  expect(onItemClick.mock.lastCall?.[1]).toEqual(item);
  expect(onItemClick.mock.lastCall?.[0]).toHaveProperty('nativeEvent');
  expect(document.querySelector('svg [tabindex]')).toBeNull();
});

const map = (color: string) => ({ type: 'piecewise' as const, thresholds: [], colors: [color] });
claim('Color points by value', 'z before y before x before the series', () => {
  const axes = { xAxis: [{ colorMap: map('red') }], yAxis: [{ colorMap: map('lime') }] };
  const z = { zAxis: [{ data: [1, 2, 3], colorMap: map('blue') }] };
  const series = [{ data: data.slice(0, 1), color: 'gold' }];
  const { rerender } = render(<Trees series={series} />);
  const seen = [axes.xAxis && { xAxis: axes.xAxis }, axes, { ...axes, ...z }].map((props) => {
    rerender(<Trees series={series} {...props} />);
    return fills()[0];
  });
  expect(seen).toEqual(['red', 'lime', 'blue']);
});

const levels = { type: 'piecewise' as const, thresholds: [5], colors: ['low', 'high'] };
claim('Color points by value', 'data of the z-axis before z; dataKey reads the dataset', () => {
  const series = [{ data: [{ id: 1, x: 1, y: 1, z: 1 }] }];
  const { rerender } = render(<Trees series={series} zAxis={[{ colorMap: levels }]} />);
  expect(fills()).toEqual(['low']);
  rerender(<Trees series={series} zAxis={[{ colorMap: levels, data: [9] }]} />);
  expect(fills()).toEqual(['high']);
  const zAxis = [{ colorMap: levels, dataKey: 'age' }];
  rerender(<Trees series={series} zAxis={zAxis} dataset={[{ age: 9 }]} />);
  expect(fills()).toEqual(['high']);
});

claim('Set size and hover style', 'Radius 4; highlighted 1.2 times; faded 0.3', async () => {
  render(<Trees series={[{ data, highlightScope: { highlight: 'item', fade: 'global' } }]} />);
  expect(attributes('circle', 'r')).toEqual(['4', '4', '4']);
  await point(265, 170);
  expect(attributes('[data-highlighted=true]', 'r')).toEqual(['4.8']);
  expect(attributes('[data-faded=true]', 'opacity')).toEqual(['0.3', '0.3']);
});

claim('Draw your own shapes', 'What the marker receives, with handlers if Voronoi is off', () => {
  const marker = vi.fn((_props: object) => null);
  const { rerender } = render(<Trees slots={{ marker }} />);
  const own = { x: 65, y: 320, size: 4, dataIndex: 0, isHighlighted: false, isFaded: false };
  expect(marker.mock.calls[0]?.[0]).toMatchObject(own);
  expect(Object.keys(marker.mock.calls[0]?.[0] ?? {}).join()).not.toContain('onPointer');
  marker.mockClear();
  rerender(<Trees slots={{ marker }} disableVoronoi />);
  expect(Object.keys(marker.mock.lastCall?.[0] ?? {}).join()).toContain('onPointer');
});

claim('Add a trend line', 'Children are drawn above the points and read a series', () => {
  const Line = () => <line id="trend" stroke={useScatterSeries('oaks')?.color} />;
  render(
    <Trees series={[{ id: 'oaks', data, color: 'teal' }]}>
      <Line />
    </Trees>,
  );
  expect(find('circle', 2).compareDocumentPosition(find('#trend'))).toBe(4);
  expect(find('#trend').getAttribute('stroke')).toBe('teal');
});

const series = [{ type: 'scatter' as const, data }];
const parts = [<ScatterPlot key="points" />, <ChartsTooltip key="tooltip" trigger="item" />];
claim('Compose your own scatter chart', 'The closest point reacts, but not in Pro', async () => {
  const size = { width: 485, height: 365, series };
  const { rerender } = render(<ChartContainer {...size}>{parts}</ChartContainer>);
  await point(300, 150);
  expect(tooltip()).toEqual(['(50, 50)']);
  rerender(<ChartContainerPro {...size}>{parts}</ChartContainerPro>);
  await point(300, 150);
  expect(tooltip()).toEqual([]);
  await point(300, 150, 'circle');
  expect(tooltip()).toEqual(['(0, 0)']);
});

claim('Compose your own scatter chart', 'Where onItemClick goes', async () => {
  const clicks = { container: vi.fn(), plot: vi.fn() };
  const chart = (disableVoronoi: boolean) => (
    <ChartContainer
      {...{ width: 485, height: 365, series, disableVoronoi }}
      onItemClick={clicks.container}
    >
      <ScatterPlot onItemClick={disableVoronoi ? clicks.plot : undefined} />
    </ChartContainer>
  );
  const { rerender } = render(chart(false));
  await tap(300, 150);
  expect(clicks.container).toHaveBeenCalledTimes(1);
  rerender(chart(true));
  await tap(300, 150);
  fireEvent.click(find('circle'));
  expect([clicks.container, clicks.plot].map((click) => click.mock.calls.length)).toEqual([1, 1]);
});

claim('Compose your own scatter chart', 'Points outside the axes are not drawn', () => {
  render(<Trees xAxis={[{ min: 40, domainLimit: 'strict' }]} />);
  expect(count('circle')).toBe(2);
});

claim('Can a scatter chart draw thousands of points?', 'All are rendered again', async () => {
  const marker = vi.fn((_props: object) => null);
  render(<Trees slots={{ marker }} />);
  await point(70, 320);
  marker.mockClear();
  await point(265, 170);
  expect(
    new Set(marker.mock.calls.map(([props]) => 'dataIndex' in props && props.dataIndex)),
  ).toEqual(new Set([0, 1, 2]));
});

claim('How do I add a label to each point?', 'An inline marker is created again', () => {
  const inline = () => (props: ScatterMarkerProps) => <ScatterMarker {...props} />;
  for (const marker of [inline, () => ScatterMarker]) {
    const { rerender, unmount } = render(<Trees slots={{ marker: marker() }} />);
    const before = find('circle');
    rerender(<Trees slots={{ marker: marker() }} />);
    expect(find('circle') === before).toBe(marker !== inline);
    unmount();
  }
});
