import type * as React from 'react';
import { render } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { blueberryTwilightPalette, rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';
import { expect, vi } from 'vitest';
import { attributes, chartLayout, count, labels, point, tooltip } from '../react-charts/chart';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';

const claim = claimsOf('/x/migration/migration-charts-v7/');
const preset = (source: string) => runCodemod('v8.0.0/charts/preset-safe', source);
const sparkline = (source: string) =>
  runCodemod('v8.0.0/charts/rename-sparkline-colors-to-color', source);

chartLayout();

// Old props, which the types of v8 reject.
type Untyped = (props: Record<string, unknown>) => React.ReactNode;
const AnyBarChart = BarChart as unknown as Untyped;

const size = { width: 400, height: 300, skipAnimation: true };
const xAxis = [{ id: 'months', scaleType: 'band' as const, data: ['Jan', 'Feb'] }];
const series = [{ id: 'orders', data: [1, 3], label: 'Orders' }];
const bars = (props: Record<string, unknown> = {}) =>
  render(<AnyBarChart {...size} xAxis={xAxis} series={series} {...props} />);

/** Runs something that React or the charts complain about, and returns the complaints. */
function errorsOf(run: () => void): string {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  run();
  return error.mock.calls.flat().join(' ');
}

claim('Run the codemod', 'It moves the legend and renames its values', () => {
  const result = preset(`import { LineChart } from '@mui/x-charts/LineChart';
const a = <LineChart series={[]} legend={{ direction: 'row', position: { horizontal: 'middle' } }} />;
const b = <LineChart series={[]} slotProps={{ legend: { hidden: true } }} />;`);
  expect(result).toContain('slotProps');
  expect(result).toMatch(/direction: "horizontal"/);
  expect(result).toMatch(/horizontal: "center"/);
  expect(result).toContain('hideLegend={true}');
  expect(result).not.toContain('hidden');
});

claim('Run the codemod', 'tickFontSize of ChartsXAxis becomes tickStyle', () => {
  const result = preset(`import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
const a = <ChartsXAxis labelFontSize={18} tickFontSize={20} />;`);
  expect(result).toMatch(/labelStyle=\{\{\s*fontSize: 18/);
  expect(result).toMatch(/tickStyle=\{\{\s*fontSize: 20/);
});

claim('Run the codemod', 'tickFontSize in the axis of a chart is not changed', () => {
  const source = `import { LineChart } from '@mui/x-charts/LineChart';
const a = <LineChart xAxis={[{ tickFontSize: 12 }]} />;`;
  expect(preset(source)).toBe(source);
});

claim('Run the codemod', 'A spread before the legend makes the file fail', () => {
  const chart = (legend: string) => `import { LineChart } from '@mui/x-charts/LineChart';
const a = <LineChart {...props} ${legend} />;`;
  const message = "Cannot read properties of undefined (reading 'name')";
  expect(() => preset(chart('legend={{ hidden: true }}'))).toThrow(message);
  expect(() => preset(chart("slotProps={{ legend: { direction: 'row' } }}"))).toThrow(message);
  expect(preset(chart(''))).toBe(chart(''));
});

claim('Run the codemod', 'A file with both containers fails', () => {
  const source = `import { ResponsiveChartContainer, ChartContainer } from '@mui/x-charts';`;
  expect(() => preset(source)).toThrow("Identifier 'ChartContainer' has already been declared");
});

claim('Run the codemod', 'slotProps from a variable is lost beside legend', () => {
  const result = preset(`import { LineChart } from '@mui/x-charts/LineChart';
const a = <LineChart slotProps={mine} legend={legend} series={[]} />;`);
  expect(result).toContain('legend: legend');
  expect(result).not.toContain('mine');
});

claim('Run the codemod', 'A computed direction and experimentalRendering stay', () => {
  const result = preset(`import { LineChart, MarkPlot } from '@mui/x-charts/LineChart';
const a = <LineChart slotProps={{ legend: { direction: small ? 'row' : 'column' } }} experimentalMarkRendering />;
const b = <MarkPlot experimentalRendering />;`);
  expect(result).toContain("small ? 'row' : 'column'");
  expect(result).toContain('<MarkPlot experimentalRendering />');
  expect(result).not.toContain('experimentalMarkRendering');
});

claim('Run the codemod', 'A click handler inside another element loses only its import', () => {
  const result =
    preset(`import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ChartsOnAxisClickHandler } from '@mui/x-charts/ChartsOnAxisClickHandler';
const a = <ResponsiveChartContainer><ChartsOnAxisClickHandler onAxisClick={go} /></ResponsiveChartContainer>;
const b = <ResponsiveChartContainer><g><ChartsOnAxisClickHandler onAxisClick={go} /></g></ResponsiveChartContainer>;`);
  expect(result).toContain('<ChartContainer onAxisClick={go}></ChartContainer>');
  expect(result).toContain('<g><ChartsOnAxisClickHandler onAxisClick={go} /></g>');
  expect(result).not.toContain('import { ChartsOnAxisClickHandler');
});

claim('Run the codemod', 'ResponsiveChartContainerProps only moves', () => {
  expect(
    preset(
      `import type { ResponsiveChartContainerProps } from '@mui/x-charts/ResponsiveChartContainer';`,
    ),
  ).toBe(`import { ResponsiveChartContainerProps } from '@mui/x-charts/ChartContainer';`);
});

claim('Run the codemod', 'The codemod for sparklines is not part of the preset', () => {
  const source = `import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
const a = <SparkLineChart data={[1]} colors={['red']} />;`;
  expect(preset(source)).toBe(source);
  expect(sparkline(source)).toContain("color={'red'}");
  expect(sparkline(source.replace("['red']", 'getColors()'))).toContain('mui-x-codemod');
});

claim('Legend', 'The legend is an HTML list beside the SVG', () => {
  bars();
  expect(document.querySelector('.MuiChartsLegend-root')?.tagName).toBe('UL');
  expect(count('svg .MuiChartsLegend-root')).toBe(0);
});

claim('Legend', 'In ChartContainer it would be inside the SVG', () => {
  render(
    <ChartContainer {...size} series={[{ type: 'bar', data: [1, 3], label: 'A' }]} xAxis={xAxis}>
      <ChartsLegend />
    </ChartContainer>,
  );
  expect(count('svg .MuiChartsLegend-root')).toBe(1);
});

claim('My legend is displayed again. Why?', 'hidden does not remove the legend', () => {
  bars({ slotProps: { legend: { hidden: true } } });
  expect(count('.MuiChartsLegend-root')).toBe(1);
});

claim('My legend is displayed again. Why?', 'hideLegend removes it', () => {
  bars({ hideLegend: true });
  expect(count('.MuiChartsLegend-root')).toBe(0);
});

claim('Axes', "The value 'none' replaces null", () => {
  bars({ yAxis: [{ position: 'none' }] });
  expect(count('.MuiChartsAxis-directionY')).toBe(0);
});

claim('Axes', 'leftAxis has no effect, and React reports it', () => {
  const errors = errorsOf(() => bars({ leftAxis: null }));
  expect(count('.MuiChartsAxis-directionY')).toBe(1);
  expect(errors).toContain('leftAxis');
  expect(errors).toContain('prop on a DOM element');
});

claim('"The following axis ids are duplicated"', 'ids are unique across axes', () => {
  const errors = errorsOf(() => bars({ yAxis: [{ id: 'months' }] }));
  expect(errors).toContain('The following axis ids are duplicated: months');
});

claim('Series and highlights', 'With xAxisKey, the series uses the first axis', () => {
  const second = { id: 'weeks', scaleType: 'band', data: ['W1', 'W2'], position: 'none' };
  bars({ xAxis: [...xAxis, second], series: [{ ...series[0], xAxisKey: 'weeks' }] });
  expect(labels('X')).toEqual(['Jan', 'Feb']);
});

claim('Series and highlights', 'highlighted and faded highlight nothing', () => {
  const highlightedItem = { seriesId: 'orders', dataIndex: 0 };
  const scoped = (highlightScope: object) =>
    bars({ highlightedItem, series: [{ ...series[0], highlightScope }] });
  const { unmount } = scoped({ highlighted: 'item', faded: 'global' });
  expect(count('.MuiBarElement-faded')).toBe(0);
  unmount();
  scoped({ highlight: 'item', fade: 'global' });
  expect(count('.MuiBarElement-faded')).toBe(1);
});

claim('Tooltip', 'slots.axisContent has no effect', async () => {
  bars({ slots: { axisContent: () => 'Mine' } });
  await point(150, 150);
  expect(tooltip()).toEqual(['Jan', 'Orders1']);
});

claim('Tooltip', 'The axis value is a caption, and mark and label are in one th', async () => {
  bars();
  await point(150, 150);
  expect(document.querySelector('.MuiChartsTooltip-root caption')?.textContent).toBe('Jan');
  const cell = document.querySelector('.MuiChartsTooltip-root th.MuiChartsTooltip-labelCell');
  expect(cell?.textContent).toBe('Orders');
  expect(cell?.querySelector('.MuiChartsTooltip-markContainer')).not.toBeNull();
  expect(count('.MuiChartsTooltip-markCell')).toBe(0);
});

claim('What looks different', 'The default palette is rainbowSurgePalette', () => {
  const { unmount } = bars();
  expect(attributes('.MuiBarElement-root', 'fill')[0]).toBe(rainbowSurgePalette('light')[0]);
  unmount();
  bars({ colors: blueberryTwilightPalette });
  expect(attributes('.MuiBarElement-root', 'fill')[0]).toBe(blueberryTwilightPalette('light')[0]);
});

claim('What looks different', '20 px of margin, 45 px for the y-axis, 25 px for the x-axis', () => {
  bars();
  expect(attributes('.MuiChartsAxis-directionX', 'transform')).toEqual(['translate(0, 255)']);
  expect(attributes('.MuiChartsAxis-directionY', 'transform')).toEqual(['translate(65, 0)']);
});

claim('What looks different', 'Marks of lines are circles', () => {
  const line = (shape?: 'square') => (
    <LineChart {...size} xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2], shape }]} />
  );
  const { rerender } = render(line());
  expect(count('circle.MuiMarkElement-root')).toBe(2);
  rerender(line('square'));
  expect(count('path.MuiMarkElement-root')).toBe(2);
});

claim('What looks different', 'styleOverrides of MuiBarElement have no effect', () => {
  const theme = createTheme({
    components: {
      MuiBarElement: { styleOverrides: { root: { opacity: 0.5 } } },
      MuiChartsSurface: {
        styleOverrides: { root: { '& .MuiBarElement-root': { stroke: 'rgb(1, 2, 3)' } } },
      },
    },
  });
  render(
    <ThemeProvider theme={theme}>
      <BarChart {...size} xAxis={xAxis} series={series} />
    </ThemeProvider>,
  );
  const bar = getComputedStyle(document.querySelector('.MuiBarElement-root')!);
  expect(bar.opacity).not.toBe('0.5');
  expect(bar.stroke).toBe('rgb(1, 2, 3)');
});
