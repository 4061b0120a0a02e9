import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { cleanup, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import * as palettes from '@mui/x-charts/colorPalettes';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/styling/');

chartLayout();

const days = ['Fri', 'Sat', 'Sun'];
const size = { width: 400, height: 240, skipAnimation: true };

function Loaves(props: Partial<BarChartProps>) {
  return (
    <BarChart {...size} xAxis={[{ data: days }]} series={[{ data: [92, 118, 40] }]} {...props} />
  );
}

const inTheme = (options: ThemeOptions, children: React.ReactNode) =>
  render(<ThemeProvider theme={createTheme(options)}>{children}</ThemeProvider>);

const fills = () => attributes('.MuiBarElement-root', 'fill');
const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
const surface = 'svg[class*="MuiChartsSurface-root"]';
const one = { data: [1] };
const friday = [{ data: ['Fri'] }];
const text = (message: string) => screen.queryByText(message);

claim('Charts - Styling', 'A series without color gets the color of the palette', () => {
  const { rainbowSurgePaletteLight: next } = palettes;
  render(<Loaves xAxis={friday} series={[{ ...one, color: '#8d6e63' }, one]} />);
  expect(fills()).toEqual(['#8d6e63', next[1]]);
});

claim('Charts - Styling', 'An explicit undefined counts as a color', () => {
  render(<Loaves xAxis={friday} series={[{ ...one, color: undefined }, one]} />);
  expect(fills()).toEqual(['', palettes.rainbowSurgePaletteLight[1]]);
});

claim('Pick a palette', 'The palette starts again after its last color', () => {
  render(<Loaves colors={['red', 'blue']} xAxis={friday} series={[one, one, one]} />);
  expect(fills()).toEqual(['red', 'blue', 'red']);
});

claim('Pick a palette', 'Only palettes for categories differ in the two modes', () => {
  const differing = Object.entries(palettes).filter(
    ([, palette]) =>
      typeof palette === 'function' && String(palette('light')) !== String(palette('dark')),
  );
  expect(differing.map(([name]) => name).sort()).toEqual([
    'blueberryTwilightPalette',
    'cheerfulFiestaPalette',
    'mangoFusionPalette',
    'rainbowSurgePalette',
  ]);
  expect(palettes.mangoFusionPalette('dark')).toBe(palettes.mangoFusionPaletteDark);
});

let processed = 0;
function Counter() {
  const scale = useXScale();
  React.useEffect(() => {
    processed += 1;
  }, [scale]);
  return null;
}

claim('Bring your own palette', 'An array in the component processes the series again', () => {
  const series = [one];
  const runs = (colors: () => string[]) => {
    const draw = () => (
      <Loaves colors={colors()} series={series} xAxis={friday}>
        <Counter />
      </Loaves>
    );
    const { rerender, unmount } = render(draw());
    processed = 0;
    rerender(draw());
    rerender(draw());
    unmount();
    return processed;
  };
  const outside = ['red'];
  expect(runs(() => outside)).toBe(0);
  expect(runs(() => ['red'])).toBe(2);
});

claim('Color by value', 'A value that equals a threshold gets the color above it', () => {
  render(
    <Loaves
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [60, 100], colors: ['r', 'y', 'g'] } }]}
      series={[{ data: [59, 60, 100] }]}
    />,
  );
  expect(fills()).toEqual(['r', 'y', 'g']);
});

claim('Color by value', 'Ordinal: the axis data, unknownColor, then the series color', () => {
  const draw = (colorMap: { values?: string[]; unknownColor?: string }) => (
    <Loaves
      xAxis={[{ data: days, colorMap: { type: 'ordinal', colors: ['a', 'b', 'c'], ...colorMap } }]}
      series={[{ data: [1, 2, 3], color: 'own' }]}
    />
  );
  const { rerender } = render(draw({}));
  expect(fills()).toEqual(['a', 'b', 'c']);
  rerender(draw({ values: ['Sat'] }));
  expect(fills()).toEqual(['own', 'a', 'own']);
  rerender(draw({ values: ['Sat'], unknownColor: 'other' }));
  expect(fills()).toEqual(['other', 'a', 'other']);
});

claim('Color by value', 'Continuous: 0 and 100 by default, not limited to them', () => {
  render(
    <Loaves
      yAxis={[{ min: -100, colorMap: { type: 'continuous', color: (t) => `t${t}` } }]}
      series={[{ data: [-50, 25, 150] }]}
    />,
  );
  expect(fills()).toEqual(['t-0.5', 't0.25', 't1.5']);
});

claim('Show loading and empty states', 'No data if series or all of their data is empty', () => {
  const isEmpty = (props: Partial<BarChartProps>) => {
    cleanup();
    render(<Loaves {...props} />);
    return text('No data to display') !== null;
  };
  expect(isEmpty({ series: [] })).toBe(true);
  expect(isEmpty({ series: [{ data: [] }, { data: [] }] })).toBe(true);
  expect(isEmpty({ series: [{ data: [] }, { data: [1] }] })).toBe(false);
  expect(isEmpty({ series: [], loading: true })).toBe(false);
});

claim('Show loading and empty states', 'No tooltip while loading, series stay', async () => {
  render(<Loaves loading />);
  await point(120, 100);
  expect(tooltip()).toEqual([]);
  expect(fills()).toHaveLength(3);
  expect(text('Loading data…')).not.toBeNull();
});

claim('Keep the axes', 'Axes with data, min, and max are visible while loading', () => {
  const yAxis = [{ min: 0, max: 150, tickInterval: [0, 150] }];
  const draw = (isLoading: boolean) => (
    <Loaves loading={isLoading} series={isLoading ? [] : [{ data: [1, 2, 3] }]} yAxis={yAxis} />
  );
  const { rerender } = render(draw(true));
  expect([labels('X'), labels('Y')]).toEqual([days, ['0', '150']]);
  rerender(draw(false));
  expect([labels('X'), labels('Y')]).toEqual([days, ['0', '150']]);
});

claim('Draw your own overlay', 'The component is rendered inside the SVG', () => {
  const Overlay = () => <text id={`x${useDrawingArea().left}`}>Counting</text>;
  render(<Loaves loading series={[]} slots={{ loadingOverlay: Overlay }} />);
  expect(count(`${surface} text#x65`)).toBe(1);
});

claim('Style parts with CSS', 'sx is on the outer element, className on the SVG', () => {
  const series = [{ data: [1, 2, 3], label: 'Rye' }];
  const { unmount } = render(<Loaves className="mine" sx={{ opacity: 0.5 }} series={series} />);
  const wrapper = document.querySelector(surface)?.parentElement;
  expect(getComputedStyle(wrapper!).opacity).toBe('0.5');
  expect(wrapper?.querySelector('.MuiChartsLegend-root')).toBeTruthy();
  expect(count(`${surface}.mine`)).toBe(1);
  expect(wrapper?.matches('.mine')).toBe(false);
  unmount();
  render(<ChartContainer {...size} series={[]} sx={{ opacity: 0.5 }} />);
  expect(styleOf(surface).opacity).toBe('0.5');
});

claim('Style parts with CSS', 'With one class, the order decides for an axis', () => {
  const strokeWith = (primary: string, selector: string, stroke: string) => {
    const sx = { [selector]: { stroke } };
    const { unmount } = inTheme({ palette: { text: { primary } } }, <Loaves sx={sx} />);
    const result = styleOf('.MuiChartsAxis-line').stroke;
    unmount();
    return result;
  };
  const line = `& .${axisClasses.line}`;
  expect(strokeWith('#123', line, 'red')).toBe('#123');
  expect(strokeWith('#123', line, 'orange')).toBe('orange');
  expect(strokeWith('#456', `& .${axisClasses.root} .${axisClasses.line}`, 'red')).toBe('red');
});

claim('Style parts with CSS', 'Fonts of an axis are inline and set with tickLabelStyle', () => {
  const sx = { '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fontSize: 31 } };
  const { rerender } = render(<Loaves sx={sx} />);
  expect(styleOf('.MuiChartsAxis-tickLabel').fontSize).toBe('12px');
  rerender(<Loaves sx={sx} xAxis={[{ data: days, tickLabelStyle: { fontSize: 20 } }]} />);
  expect(styleOf('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').fontSize).toBe('20px');
});

claim('Fill with gradients and patterns', 'Legend and tooltip use the fill', async () => {
  const color = 'url(#stripes)';
  render(<Loaves series={[{ data: [1, 2, 3], label: 'Rye', color }]} />);
  expect(fills()[0]).toBe(color);
  await point(120, 100);
  for (const place of ['.MuiChartsLegend-root', '.MuiChartsTooltip-root']) {
    expect(attributes(`${place} svg [fill]`, 'fill')).toEqual([color]);
  }
});

claim('Fill with gradients and patterns', 'The area of a line has a brightness filter', () => {
  render(<LineChart {...size} series={[{ data: [1, 2], area: true }]} />);
  expect(attributes('.MuiAreaElement-root', 'filter')).toEqual(['brightness(120%)']);
});

claim('How do I theme all charts at once?', 'Default props reach bars and pies', () => {
  const shared = { colors: ['red'], hideLegend: true };
  const components: object = {
    MuiBarChart: { defaultProps: shared },
    MuiPieChart: { defaultProps: shared },
  };
  const pie = <PieChart key="pie" {...size} series={[{ data: [{ value: 1, label: 'Rye' }] }]} />;
  inTheme({ components }, <>{[<Loaves key="bars" />, pie]}</>);
  expect(fills()[0]).toBe('red');
  expect(attributes('.MuiPieArc-root', 'fill')).toEqual(['red']);
});

claim('How do I follow dark mode?', 'With CSS variables, a palette gets the default mode', () => {
  const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  const modes: string[] = [];
  const colors = (mode: string) => {
    modes.push(mode);
    return ['red'];
  };
  for (const [isForced, mode] of [
    [false, 'light'],
    [true, 'dark'],
  ] as const) {
    render(
      <ThemeProvider theme={theme} defaultMode="dark" forceThemeRerender={isForced}>
        <Loaves colors={colors} />
      </ThemeProvider>,
    );
    expect(modes.at(-1)).toBe(mode);
    cleanup();
  }
});
