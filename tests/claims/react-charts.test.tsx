import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as charts from '@mui/x-charts';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import {
  mangoFusionPaletteLight,
  mangoFusionPalette,
  rainbowSurgePaletteLight,
} from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import * as proCharts from '@mui/x-charts-pro';
import { FunnelPlot, Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { expect } from 'vitest';
import { claimsOf } from './claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './react-charts/chart';

const claim = claimsOf('/x/react-charts/');

chartLayout();

const points = [{ data: [1, 2, 3].map((id) => ({ id, x: id, y: id })) }];
const surface = 'svg[class*="MuiChartsSurface-root"]';

function Power(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={480}
      height={240}
      skipAnimation
      xAxis={[{ data: ['Q1', 'Q2'] }]}
      series={[
        { label: 'Wind', data: [31, 22] },
        { label: 'Solar', data: [9, 27] },
      ]}
      {...props}
    />
  );
}

claim('Charts', 'The chart draws the axes, the legend, and the tooltip', async () => {
  render(<Power />);
  expect(labels('X')).toEqual(['Q1', 'Q2']);
  expect(labels('Y')).toContain('30');
  expect(document.querySelector('.MuiChartsLegend-root')?.textContent).toBe('WindSolar');
  await point(120, 100);
  expect(tooltip()).toEqual(['Q1', 'Wind31', 'Solar9']);
});

claim('Find the chart for your data', 'area: true draws an area under a line', () => {
  const { rerender } = render(<LineChart width={400} height={200} series={[{ data: [1, 2] }]} />);
  expect([count('.MuiLineElement-root'), count('.MuiAreaElement-root')]).toEqual([1, 0]);
  rerender(<LineChart width={400} height={200} series={[{ data: [1, 2], area: true }]} />);
  expect([count('.MuiLineElement-root'), count('.MuiAreaElement-root')]).toEqual([1, 1]);
});

claim('Find the chart for your data', 'The funnel is exported as Unstable_FunnelChart', () => {
  expect(proCharts).not.toHaveProperty('FunnelChart');
  render(
    <FunnelChart width={300} height={200} series={[{ data: [{ value: 3 }, { value: 1 }] }]} />,
  );
  expect(FunnelPlot).toBeDefined();
  expect(count('.MuiFunnelSection-root')).toBe(2);
});

claim('Match your design', 'colors accepts a list of colors or a palette', () => {
  const { rerender } = render(<Power />);
  const fills = () => attributes('.MuiBarElement-root', 'fill');
  expect(fills()[0]).toBe(rainbowSurgePaletteLight[0]);
  rerender(<Power colors={mangoFusionPalette} />);
  expect(new Set(fills())).toEqual(new Set(mangoFusionPaletteLight.slice(0, 2)));
  rerender(<Power colors={['#0f766e', '#f97316']} />);
  expect(new Set(fills())).toEqual(new Set(['#0f766e', '#f97316']));
});

const hours = [{ data: [0, 1, 2], zoom: true }];

claim('Community or Pro', 'Zoom and export buttons are only in the Pro chart', () => {
  const series = [{ data: [1, 2, 3] }];
  const { unmount } = render(
    <LineChart showToolbar width={400} height={200} xAxis={hours} series={series} />,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
  unmount();
  render(<LineChartPro showToolbar width={400} height={200} xAxis={hours} series={series} />);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Zoom in', 'Zoom out', 'Export']);
});

claim('Community or Pro', 'Its root exports nearly all of the Community package', () => {
  const missing = Object.keys(charts).filter((name) => !(name in proCharts));
  expect(missing.length).toBeLessThan(6);
  expect(missing).toContain('ChartContainer');
  for (const kind of ['Bar', 'Line', 'Pie', 'Scatter', 'Radar']) {
    expect(proCharts).toHaveProperty(`${kind}ChartPro`);
  }
  expect(proCharts).not.toHaveProperty('GaugePro');
});

claim('Do the charts draw with SVG or canvas?', 'Legend and tooltip are HTML', async () => {
  render(<Power />);
  expect(count('canvas')).toBe(0);
  expect(count(`${surface} .MuiBarElement-root`)).toBe(4);
  await point(120, 100);
  for (const part of ['.MuiChartsLegend-root', '.MuiChartsTooltip-root']) {
    expect([count(part), count(`${surface} ${part}`)]).toEqual([1, 0]);
  }
});

claim('How many points can a chart handle?', 'A line is one path, each mark is an element', () => {
  const data = Array.from({ length: 200 }, (_, index) => index);
  const draw = (showMark: boolean) => (
    <LineChart width={400} height={200} series={[{ data, showMark }]} skipAnimation />
  );
  const { rerender } = render(draw(false));
  expect([count('.MuiLineElement-root'), count('.MuiMarkElement-root')]).toEqual([1, 0]);
  rerender(draw(true));
  expect([count('.MuiLineElement-root'), count('.MuiMarkElement-root')]).toEqual([1, 200]);
});

claim('How many points can a chart handle?', 'Each bar and scatter point is an element', () => {
  const { unmount } = render(<Power />);
  expect(count('.MuiBarElement-root')).toBe(4);
  unmount();
  render(<ScatterChart width={400} height={200} series={points} />);
  expect(count(`${surface} circle`)).toBe(3);
});

const highlights = () => count('.MuiChartsAxisHighlight-root');

claim(
  'How many points can a chart handle?',
  'disableAxisListener stops axis highlights of a scatter chart',
  async () => {
    const draw = (isOff: boolean) => (
      <ScatterChart
        width={400}
        height={200}
        disableAxisListener={isOff}
        axisHighlight={{ x: 'line' }}
        series={points}
      />
    );
    const { rerender } = render(draw(true));
    await point(120, 100);
    expect(highlights()).toBe(0);
    rerender(draw(false));
    await point(121, 100);
    expect(highlights()).toBe(1);
  },
);

claim(
  'How many points can a chart handle?',
  'Bars listen until axisHighlight is none',
  async () => {
    const { unmount } = render(<Power disableAxisListener />);
    await point(120, 100);
    expect(tooltip()).toEqual(['Q1', 'Wind31', 'Solar9']);
    unmount();
    render(<Power axisHighlight={{ x: 'none', y: 'none' }} />);
    await point(120, 100);
    expect(tooltip()).toEqual([]);
  },
);

claim('Are the charts accessible?', 'aria-label is on the SVG, desc is inside it', () => {
  render(<Power aria-label="Wind power by quarter" desc="Highest in the fourth quarter" />);
  const chart = screen.getByLabelText('Wind power by quarter');
  expect(chart.matches(surface)).toBe(true);
  expect(chart.querySelector('desc')?.textContent).toBe('Highest in the fourth quarter');
  expect(chart.querySelector('title')).toBeNull();
});

claim('Are the charts accessible?', 'aria-label reaches pies and sparklines as well', () => {
  render(
    <>
      <PieChart width={200} height={200} aria-label="Sources" series={[{ data: [{ value: 1 }] }]} />
      <SparkLineChart width={200} height={40} aria-label="Demand" data={[1, 2]} />
    </>,
  );
  for (const name of ['Sources', 'Demand']) expect(screen.getByLabelText(name).tagName).toBe('svg');
});

claim('Are the charts accessible?', 'title becomes an SVG title; Heatmap ignores all three', () => {
  const names = { 'aria-label': 'Label', title: 'Title', desc: 'Description' };
  const { unmount } = render(<Power {...names} />);
  expect(count(`${surface}[aria-label="Label"] > title`)).toBe(1);
  expect(count(`${surface} > desc`)).toBe(1);
  unmount();
  const data: HeatmapValueType[] = [[0, 0, 41]];
  render(
    <Heatmap
      width={300}
      height={200}
      {...names}
      xAxis={[{ data: ['6 AM'] }]}
      yAxis={[{ data: ['Mon'] }]}
      series={[{ data }]}
    />,
  );
  expect(count(surface)).toBe(1);
  expect(count('[aria-label="Label"], title, desc')).toBe(0);
});

claim('Are the charts accessible?', 'The keyboard reaches no bar, point, or slice', async () => {
  render(
    <>
      <Power />
      <PieChart width={200} height={200} series={[{ data: [{ value: 1 }] }]} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
});

claim('Can charts render on a server?', 'skipAnimation and both sizes send bars', () => {
  const bars = (props: Partial<BarChartProps>) =>
    renderToString(<Power {...props} />).match(/<rect[^>]*MuiBarElement-root[^>]*>/g) ?? [];
  expect(bars({ width: undefined })).toEqual([]);
  expect(bars({ height: undefined })).toEqual([]);
  const heights = (html: string[]) => html.map((bar) => Number(/ height="(.*?)"/.exec(bar)?.[1]));
  expect(heights(bars({ skipAnimation: false }))).toEqual([0, 0, 0, 0]);
  expect(heights(bars({})).filter((height) => height > 20)).toHaveLength(4);
});
