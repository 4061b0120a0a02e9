import type * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  RadarChart,
  RadarDataProvider,
  RadarGrid,
  RadarSeriesArea,
  RadarSeriesPlot,
  radarSeriesPlotClasses,
  type RadarChartProps,
  Unstable_RadarChart,
  Unstable_RadarDataProvider,
} from '@mui/x-charts/RadarChart';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, point, quiet, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/radar/');

chartLayout();

const city = { id: 'city', label: 'City', data: [10, 5, 0, 5] };
const trail = { id: 'trail', label: 'Trail', data: [5, 5, 10, 8] };
const metrics = ['Comfort', 'Range', 'Motor', 'Value'];

/** The center is at 150, 130, and the radius is 100. */
function Grades(props: Partial<RadarChartProps>) {
  return (
    <RadarChart
      width={300}
      height={260}
      hideLegend
      skipAnimation
      radar={{ max: 10, metrics }}
      series={[city]}
      {...props}
    />
  );
}

const mark = '.MuiRadarSeriesPlot-mark';
const area = '.MuiRadarSeriesPlot-area';
const marks = () => {
  const y = attributes(mark, 'cy').map(Number);
  return attributes(mark, 'cx').map((x, index) => [Math.round(+x), Math.round(y[index] ?? 0)]);
};
const texts = () => Array.from(document.querySelectorAll('svg text'), (text) => text.textContent);

claim('Radar chart', 'One value for each metric, in the same order, clockwise from the top', () => {
  render(<Grades />);
  expect(texts()).toEqual(metrics);
  expect(marks()).toEqual([
    [150, 30],
    [200, 130],
    [150, 130],
    [100, 130],
  ]);
});

claim('Fill the area and hide the marks', 'Both are off by default', () => {
  const { rerender } = render(<Grades />);
  expect(attributes(area, 'fill')).toEqual(['transparent']);
  expect(count(mark)).toBe(4);
  rerender(<Grades series={[{ ...city, color: 'red', fillArea: true, hideMark: true }]} />);
  expect(attributes(area, 'fill')).toEqual(['red']);
  expect(count(mark)).toBe(0);
});

claim('Set the range of each metric', 'min is 0; max is radar.max, else the largest value', () => {
  const { rerender } = render(<Grades radar={{ max: 20, metrics }} />);
  expect(marks()[0]).toEqual([150, 80]);
  rerender(<Grades radar={{ metrics }} series={[city, { id: 'b', data: [20, 1, 1, 1] }]} />);
  expect(marks()[0]).toEqual([150, 80]);
  const ranged = metrics.map((name) => ({ name, min: 5, max: 15 }));
  rerender(<Grades radar={{ max: 99, metrics: ranged }} series={[city]} />);
  expect(marks()[0]).toEqual([150, 80]);
});

claim('Set the range of each metric', 'With swapped numbers, the lowest is at the edge', () => {
  const lighter = metrics.map((name) => ({ name, min: 40, max: 15 }));
  render(<Grades radar={{ metrics: lighter }} series={[{ data: [15, 40, 40, 40] }]} />);
  expect(marks()).toEqual([
    [150, 30],
    [150, 130],
    [150, 130],
    [150, 130],
  ]);
});

claim('Set the range of each metric', 'Too many values throw; too few are skipped', () => {
  quiet();
  render(<Grades series={[{ data: [1, 2] }]} />);
  expect(count(mark)).toBe(2);
  expect(() => render(<Grades series={[{ data: [1, 2, 3, 4, 5] }]} />)).toThrow();
});

claim('Make room for long names', 'labelFormatter gets the location', async () => {
  const labelFormatter = (name: string, { location }: { location: string }) =>
    `${name} ${location}`;
  render(<Grades radar={{ max: 10, metrics, labelFormatter }} />);
  expect(texts()[0]).toBe('Comfort tick');
  await point(152, 60);
  expect(tooltip()).toEqual(['Comfort tooltip', 'City10']);
});

claim('Make room for long names', 'A line break starts a new line; labelGap is 10 px', () => {
  const lines = ['A\nB', ...metrics.slice(1)];
  const { rerender } = render(<Grades radar={{ max: 10, metrics: lines }} />);
  expect(count('svg text:first-of-type tspan')).toBeGreaterThanOrEqual(2);
  rerender(<Grades radar={{ max: 10, metrics }} />);
  const range = Array.from(document.querySelectorAll('svg text')).find(
    (text) => text.textContent === 'Range',
  );
  expect(range?.getAttribute('x')).toBe('260');
});

claim('Change the grid', 'startAngle turns clockwise; divisions, shape, and stripes', () => {
  const { rerender } = render(<Grades radar={{ max: 10, metrics, startAngle: 90 }} />);
  expect(marks()[0]).toEqual([250, 130]);
  expect(count('.MuiRadarGrid-divider')).toBe(5);
  rerender(<Grades divisions={3} shape="circular" stripeColor={null} />);
  expect(count('circle.MuiRadarGrid-divider')).toBe(3);
  expect(count('.MuiRadarGrid-stripe')).toBe(0);
});

claim('Choose what hover highlights', 'highlightedItem controls the series', () => {
  const highlighted = () =>
    Array.from(document.querySelectorAll(area), (path) =>
      path.classList.contains('MuiRadarSeriesPlot-highlighted'),
    );
  const props = { highlight: 'series' as const, series: [city, trail] };
  const { rerender } = render(<Grades {...props} highlightedItem={{ seriesId: 'trail' }} />);
  expect(highlighted()).toEqual([false, true]);
  rerender(<Grades {...props} highlightedItem={null} />);
  expect(highlighted()).toEqual([false, false]);
});

claim('Choose what hover highlights', 'axis draws a dot for each series', async () => {
  const { rerender } = render(<Grades series={[city, trail]} />);
  await point(152, 60);
  expect(count('.MuiRadarAxisHighlight-dot')).toBe(2);
  expect(count('.MuiRadarSeriesPlot-faded')).toBe(0);
  rerender(<Grades series={[city, trail]} highlight="none" />);
  expect(count('.MuiRadarAxisHighlight-dot')).toBe(0);
});

claim('Choose what hover highlights', 'series highlights one and fades the others', async () => {
  const onHighlightChange = vi.fn();
  render(
    <Grades highlight="series" series={[city, trail]} onHighlightChange={onHighlightChange} />,
  );
  const [, second] = document.querySelectorAll(area);
  await act(async () => {
    if (second) fireEvent.pointerEnter(second, { pointerType: 'mouse' });
  });
  expect(onHighlightChange.mock.lastCall?.[0]).toMatchObject({ seriesId: 'trail' });
  expect(count(`${area}.MuiRadarSeriesPlot-highlighted`)).toBe(1);
  expect(count(`${area}.MuiRadarSeriesPlot-faded`)).toBe(1);
});

claim('Change the tooltip', 'item shows all metrics of one series', async () => {
  render(<Grades slotProps={{ tooltip: { trigger: 'item' } }} />);
  const outline = document.querySelector(area);
  await act(async () => {
    if (outline) fireEvent.pointerEnter(outline, { pointerType: 'mouse' });
  });
  await point(152, 100);
  expect(tooltip()).toEqual(['City', 'Comfort10', 'Range5', 'Motor0', 'Value5']);
});

claim('Compose your own radar chart', 'RadarSeriesArea accepts seriesId and attributes', () => {
  render(
    <RadarDataProvider width={300} height={260} radar={{ max: 10, metrics }} series={[city, trail]}>
      <ChartsSurface>
        <RadarGrid />
        <RadarSeriesArea seriesId="trail" strokeDasharray="5 4" />
      </ChartsSurface>
    </RadarDataProvider>,
  );
  expect(attributes(area, 'stroke-dasharray')).toEqual(['5 4']);
});

claim('Compose your own radar chart', 'RadarSeriesPlot draws series after series', () => {
  render(
    <RadarDataProvider width={300} height={260} radar={{ max: 10, metrics }} series={[city, trail]}>
      <ChartsSurface>
        <RadarSeriesPlot />
      </ChartsSurface>
    </RadarDataProvider>,
  );
  const order = Array.from(
    document.querySelectorAll(`${area}, ${mark}`),
    (element) => element.tagName,
  );
  const one = ['path', 'circle', 'circle', 'circle', 'circle'];
  expect(order).toEqual([...one, ...one]);
});

claim('Make the chart accessible', 'The SVG gets the role and the name', () => {
  render(<Grades role="img" aria-label="Grades" />);
  expect(screen.getByRole('img', { name: 'Grades' }).tagName).toBe('svg');
  expect(count('svg [tabindex]')).toBe(0);
});

claim('How do I handle clicks?', 'onClick of an area identifies its series', () => {
  const onClick = vi.fn();
  render(
    <RadarDataProvider width={300} height={260} radar={{ metrics }} series={[city, trail]}>
      <ChartsSurface>
        <RadarSeriesArea seriesId="trail" onClick={onClick} />
      </ChartsSurface>
    </RadarDataProvider>,
  );
  const outline = document.querySelector(area);
  if (outline) fireEvent.click(outline);
  expect(onClick).toHaveBeenCalledTimes(1);
});

claim('How do I export a radar chart?', 'showToolbar throws while rendering', () => {
  quiet();
  const props = { width: 300, height: 260, radar: { metrics }, series: [city] };
  render(<RadarChartPro {...props} />);
  expect(() => render(<RadarChartPro {...props} showToolbar />)).toThrow();
});

claim('How do I style the lines and areas of all series?', 'The class is on each outline', () => {
  render(<Grades series={[city, trail]} />);
  expect(count(`path.${radarSeriesPlotClasses.area}`)).toBe(2);
});

claim('Where is Unstable_RadarChart?', 'The old names are aliases', () => {
  expect(Unstable_RadarChart).toBe(RadarChart);
  expect(Unstable_RadarDataProvider).toBe(RadarDataProvider);
});

claim('How do I move the legend?', 'The chart ignores position', () => {
  const bottom = { legend: { position: { vertical: 'bottom' as const } } };
  const layout = (chart: React.ReactElement) =>
    render(chart).container.firstElementChild?.className.replace(/^.*css-/, '');
  expect(layout(<Grades hideLegend={false} slotProps={bottom} />)).toBe(
    layout(<Grades hideLegend={false} />),
  );
  const line = { width: 300, height: 200, series: [{ data: [1] }] };
  expect(layout(<LineChart {...line} slotProps={bottom} />)).not.toBe(
    layout(<LineChart {...line} />),
  );
});
