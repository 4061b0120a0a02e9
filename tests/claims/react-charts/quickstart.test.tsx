import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import * as charts from '@mui/x-charts';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { Gauge } from '@mui/x-charts/Gauge';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import packageJson from '@mui/x-charts/package.json';
import type {} from '@mui/x-charts/themeAugmentation';
import { scaleLinear } from '@mui/x-charts-vendor/d3-scale';
import * as proCharts from '@mui/x-charts-pro';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, quiet, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/quickstart/');

chartLayout();

const days = ['Mon', 'Tue', 'Wed'];

function Shares(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={480}
      height={300}
      skipAnimation
      xAxis={[{ data: days }]}
      series={[{ data: [412, 388, 505], label: 'Shares sold' }]}
      {...props}
    />
  );
}

claim('Charts - Quickstart', 'The chart adds the axes, a legend, and a tooltip', async () => {
  render(<Shares />);
  expect(labels('X')).toEqual(days);
  expect(labels('Y')).toContain('400');
  expect(document.querySelector('.MuiChartsLegend-root')?.textContent).toBe('Shares sold');
  await point(120, 100);
  expect(tooltip()).toEqual(['Mon', 'Shares sold412']);
});

claim('2. Install the charts', 'The table lists the ranges of the peer dependencies', () => {
  const peers = packageJson.peerDependencies;
  expect(peers['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
  expect(peers.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
  expect(peers['react-dom']).toBe(peers.react);
  expect(packageJson.peerDependenciesMeta['@emotion/react'].optional).toBe(true);
});

claim('4. Run it', 'aria-label names the chart', () => {
  render(<Shares aria-label="Shares sold in one week" />);
  expect(screen.getByLabelText('Shares sold in one week').tagName).toBe('svg');
});

claim('4. Run it', 'SparkLineChart expects data and Gauge a value', () => {
  render(
    <>
      <SparkLineChart width={100} height={40} data={[1, 2]} />
      <Gauge width={100} height={100} value={64} />
    </>,
  );
  expect(count('.MuiLineElement-root')).toBe(1);
  expect(screen.getByRole('meter').textContent).toBe('64');
});

const mixed: ChartContainerProps = {
  width: 400,
  height: 300,
  skipAnimation: true,
  xAxis: [{ scaleType: 'band', data: days }],
  series: [
    { type: 'bar', data: [1, 2, 3] },
    { type: 'line', data: [3, 2, 1] },
  ],
};

claim('Combine bars and lines', 'Children are painted in order, axes only as children', () => {
  const { rerender } = render(
    <ChartContainer {...mixed}>
      <BarPlot />
      <LinePlot />
    </ChartContainer>,
  );
  const [bar, line] = ['.MuiBarElement-root', '.MuiLineElement-root'].map((part) =>
    document.querySelector(part),
  );
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(bar!.compareDocumentPosition(line!) & following).toBe(following);
  expect(labels('X')).toEqual([]);
  rerender(
    <ChartContainer {...mixed}>
      <ChartsXAxis />
    </ChartContainer>,
  );
  expect(labels('X')).toEqual(days);
  expect(count('.MuiBarElement-root, .MuiLineElement-root')).toBe(0);
});

claim('Combine bars and lines', 'A category axis needs its scaleType', () => {
  quiet();
  const { xAxis, ...rest } = mixed;
  const draw = () =>
    render(
      <ChartContainer {...rest} xAxis={[{ data: xAxis?.[0]?.data }]}>
        <BarPlot />
      </ChartContainer>,
    );
  expect(draw).toThrow('should be of type "band"');
});

const areas: string[] = [];
function Area() {
  const { left, top, width, height } = useDrawingArea();
  React.useEffect(() => {
    areas.push([left, top, width, height].join(' '));
  });
  return null;
}

/** Left, top, width, and height of the drawing area in a chart of 400×300. */
function areaOf(
  draw: (size: { width: number; height: number }, area: React.ReactNode) => React.ReactNode,
) {
  const { unmount } = render(draw({ width: 400, height: 300 }, <Area />));
  unmount();
  return areas.at(-1);
}

claim('Control the space inside a chart', 'Margin and axes leave the drawing area', () => {
  const bars = (props: Partial<BarChartProps>) =>
    areaOf((size, area) => (
      <Shares {...size} {...props}>
        {area}
      </Shares>
    ));
  expect(bars({})).toBe('65 20 315 235');
  expect(bars({ margin: { left: 0 } })).toBe('45 20 335 235');
  expect(bars({ xAxis: [{ data: days, label: 'Day' }], yAxis: [{ label: 'Sold' }] })).toBe(
    '85 20 295 215',
  );
  expect(bars({ xAxis: [{ data: days, height: 50 }], yAxis: [{ width: 80 }] })).toBe(
    '100 20 280 210',
  );
});

claim('Control the space inside a chart', 'Pie and sparkline 5, gauge 10, radar 30 and 50', () => {
  const pie = [{ data: [{ value: 1 }] }];
  const radar = { metrics: ['A', 'B', 'C'] };
  expect(areaOf((size, area) => <PieChart {...size} series={pie} children={area} />)).toBe(
    '5 5 390 290',
  );
  expect(areaOf((size, area) => <SparkLineChart {...size} data={[1]} children={area} />)).toBe(
    '5 5 390 290',
  );
  expect(areaOf((size, area) => <Gauge {...size} children={area} />)).toBe('10 10 380 280');
  expect(
    areaOf((size, area) => (
      <RadarChart {...size} radar={radar} series={[{ data: [1, 2, 3] }]} children={area} />
    )),
  ).toBe('50 30 300 240');
});

claim('Render on a server', 'A missing size sends an empty SVG', () => {
  for (const size of [{ width: undefined }, { height: undefined }]) {
    expect(renderToString(<Shares {...size} />)).toMatch(/<svg[^>]*><\/svg>/);
  }
  expect(renderToString(<Shares />)).not.toMatch(/<svg[^>]*Surface[^>]*><\/svg>/);
});

claim('Render on a server', 'Without skipAnimation, bars have no height', () => {
  const heights = (html: string) =>
    Array.from(html.matchAll(/<rect[^>]* height="(\d[^"]*)"[^>]*MuiBarElement/g), ([, h]) =>
      Number(h),
    );
  expect(heights(renderToString(<Shares skipAnimation={false} />))).toEqual([0, 0, 0]);
  expect(Math.min(...heights(renderToString(<Shares />)))).toBeGreaterThan(100);
});

claim('Use Pro', 'Without a key, the charts work under a watermark', () => {
  quiet();
  render(<BarChartPro width={400} height={300} series={[{ data: [1, 2] }]} />);
  expect(count('.MuiBarElement-root')).toBe(2);
  expect(document.body.textContent).toContain('MUI X Missing license key');
});

claim('Use Pro', 'The root lacks ChartContainer and the parts of the Community toolbar', () => {
  expect(Object.keys(charts).filter((name) => !(name in proCharts))).toEqual(
    expect.arrayContaining(['ChartContainer', 'Toolbar', 'ToolbarButton', 'chartsToolbarClasses']),
  );
  for (const name of ['BarChart', 'ChartsTooltip', 'ChartDataProvider', 'Unstable_FunnelChart']) {
    expect(proCharts).toHaveProperty(name);
  }
});

claim('Style charts in the theme', 'Overrides and default props reach the charts', () => {
  const theme = createTheme({
    components: {
      MuiChartsAxis: { styleOverrides: { root: { '& .MuiChartsAxis-tick': { strokeWidth: 2 } } } },
      MuiBarChart: { defaultProps: { hideLegend: true } },
    },
  });
  render(
    <ThemeProvider theme={theme}>
      <Shares />
    </ThemeProvider>,
  );
  const tick = document.querySelector('.MuiChartsAxis-tick');
  expect(getComputedStyle(tick!).strokeWidth).toBe('2');
  expect(count('.MuiChartsLegend-root')).toBe(0);
});

claim('Do I import from the root or from a path?', 'Both are the same component', () => {
  expect(charts.BarChart).toBe(BarChart);
  expect(charts.LineChart).toBe(LineChart);
});

claim('How do I use the charts with CommonJS?', 'The copies of D3 can be imported', () => {
  expect(scaleLinear().domain([20, 30]).range([0, 240])(25)).toBe(120);
});

claim('Do I need a ThemeProvider?', 'Without one, the light theme applies', () => {
  const { unmount } = render(<Shares />);
  const fill = () => getComputedStyle(document.querySelector('.MuiChartsAxis-line')!).stroke;
  expect(fill()).toBe('rgba(0, 0, 0, 0.87)');
  unmount();
  render(
    <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
      <Shares />
    </ThemeProvider>,
  );
  expect(fill()).toBe('#fff');
  expect(attributes('.MuiBarElement-root', 'fill')).toHaveLength(3);
});
