import { fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, point, quiet, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/sparkline/');

chartLayout();

const line = '.MuiLineElement-root';
const bar = '.MuiBarElement-root';

/** Writes the ends of the y-axis into the chart. */
function Domain() {
  return <text data-testid="domain">{useYScale<'linear'>().domain().join(' to ')}</text>;
}

const domain = () => screen.getByTestId('domain').textContent;

function Rides(props: Partial<SparkLineChartProps>) {
  return (
    <SparkLineChart width={210} height={60} data={[23, 41, 83]} data-testid="chart" {...props}>
      <Domain />
    </SparkLineChart>
  );
}

claim(
  'Charts - Sparkline',
  'Only data is required; plotType bar draws bars; no axes or legend',
  () => {
    const { rerender } = render(<Rides />);
    expect([count(line), count(bar)]).toEqual([1, 0]);
    rerender(<Rides plotType="bar" />);
    expect([count(line), count(bar)]).toEqual([0, 3]);
    expect(count('.MuiChartsAxis-root, .MuiChartsLegend-root')).toBe(0);
  },
);

claim('Fill the area and smooth the line', 'The default curve is linear', () => {
  const { rerender } = render(<Rides />);
  expect(attributes(line, 'd')[0]).not.toContain('C');
  rerender(<Rides curve="natural" />);
  expect(attributes(line, 'd')[0]).toContain('C');
});

claim('Fill the area and smooth the line', 'area includes 0, and so does area={false}', () => {
  const { rerender } = render(<Rides height={310} />);
  expect(domain()).toBe('20 to 90');
  expect(count('.MuiAreaElement-root')).toBe(0);
  rerender(<Rides height={310} area />);
  expect(domain()).toBe('0 to 100');
  expect(count('.MuiAreaElement-root')).toBe(1);
  rerender(<Rides height={310} area={false} />);
  expect(domain()).toBe('0 to 100');
  expect(count('.MuiAreaElement-root')).toBe(0);
});

claim('Fill the area and smooth the line', 'The range of bars includes 0', () => {
  render(<Rides height={310} data={[53, 61, 83]} plotType="bar" />);
  expect(domain()).toMatch(/^0 to /);
});

claim('Show values on hover', 'Tooltip and highlight are off by default', async () => {
  const { rerender } = render(<Rides />);
  await point(105, 30);
  expect(tooltip()).toEqual([]);
  expect(count('.MuiHighlightElement-root')).toBe(0);
  rerender(<Rides showTooltip showHighlight />);
  await point(105, 31);
  expect(tooltip().join()).toContain('41');
  expect(count('.MuiHighlightElement-root')).toBe(1);
});

claim('Show values on hover', 'Bars highlight a band; axisHighlight sets a line', async () => {
  const { rerender } = render(<Rides plotType="bar" showHighlight />);
  await point(105, 30);
  expect(count('.MuiChartsAxisHighlight-root')).toBe(1);
  expect(attributes('.MuiChartsAxisHighlight-root', 'd')[0]).toMatch(/Z$/);
  rerender(<Rides axisHighlight={{ x: 'line' }} />);
  await point(105, 31);
  expect(attributes('.MuiChartsAxisHighlight-root', 'd')[0]).toMatch(/^M 105 5 L 105 55$/);
});

claim('Show values on hover', 'valueFormatter formats the value', async () => {
  render(<Rides showTooltip valueFormatter={(value) => `${value} rides`} />);
  await point(105, 30);
  expect(tooltip().join()).toContain('41 rides');
});

claim('Show the date or name of each value', 'The tooltip shows xAxis only if set', async () => {
  const { rerender } = render(<Rides showTooltip />);
  await point(105, 30);
  expect(count('.MuiChartsTooltip-root caption')).toBe(0);
  rerender(<Rides showTooltip xAxis={{ data: ['Mon', 'Tue', 'Wed'], position: 'bottom' }} />);
  await point(105, 31);
  expect(tooltip()[0]).toBe('Tue');
  expect(count('.MuiChartsAxis-root')).toBe(0);
});

claim('Show the date or name of each value', 'Bars need a band scale', () => {
  quiet();
  const xAxis = { data: [1, 2, 3], scaleType: 'linear' as const };
  render(<Rides xAxis={xAxis} />).unmount();
  expect(() => render(<Rides plotType="bar" xAxis={xAxis} />)).toThrow();
});

claim('Use one scale for several rows', 'min and max, or nice, strict, and a function', () => {
  const { rerender } = render(<Rides yAxis={{ min: 0, max: 100 }} />);
  expect(domain()).toBe('0 to 100');
  rerender(<Rides height={310} />);
  expect(domain()).toBe('20 to 90');
  rerender(<Rides height={60} />);
  expect(domain()).toBe('0 to 100');
  rerender(<Rides yAxis={{ domainLimit: 'strict' }} />);
  expect(domain()).toBe('23 to 83');
  const domainLimit = (min: number, max: number) => ({ min: min - 10, max: max + 10 });
  rerender(<Rides yAxis={{ domainLimit }} />);
  expect(domain()).toBe('13 to 93');
});

claim('Set the color', 'A function receives the palette.mode of the theme', () => {
  const color = (mode: 'light' | 'dark') => (mode === 'dark' ? 'gold' : 'purple');
  const inMode = (mode: 'light' | 'dark') => (
    <ThemeProvider theme={createTheme({ palette: { mode } })}>
      <Rides color={color} />
    </ThemeProvider>
  );
  const { rerender } = render(inMode('light'));
  expect(attributes(line, 'stroke')).toEqual(['purple']);
  rerender(inMode('dark'));
  expect(attributes(line, 'stroke')).toEqual(['gold']);
});

claim('Set the color', 'A colorMap in yAxis colors bars by a threshold', () => {
  const colorMap = { type: 'piecewise' as const, thresholds: [0], colors: ['red', 'blue'] };
  render(<Rides plotType="bar" data={[4, -2]} yAxis={{ colorMap }} />);
  expect(attributes(bar, 'fill')).toEqual(['blue', 'red']);
});

claim(
  'Draw a thick line without clipped edges',
  'An offset of 1 px, margin of 5, or no clip',
  () => {
    const clip = () =>
      ['x', 'y', 'width', 'height'].map((n) => attributes('svg > clipPath rect', n)[0]);
    const { rerender } = render(<Rides />);
    expect(clip()).toEqual(['4', '4', '202', '52']);
    rerender(<Rides clipAreaOffset={{ top: 5, right: 5, bottom: 5, left: 5 }} />);
    expect(clip()).toEqual(['0', '0', '210', '60']);
    rerender(<Rides disableClipping />);
    expect(count('svg > clipPath')).toBe(0);
  },
);

claim('Describe the chart to screen readers', 'role and aria-label go to the svg', () => {
  render(<Rides role="img" aria-label="Rides rose from 23 to 83" />);
  expect(screen.getByRole('img', { name: 'Rides rose from 23 to 83' }).tagName).toBe('svg');
  expect(screen.getByTestId('chart').getAttribute('tabindex')).toBeNull();
});

claim('How do I mark the last value?', 'Hooks place a child inside the SVG', () => {
  function LastDot() {
    const x = useXScale<'point'>();
    const y = useYScale<'linear'>();
    return <circle data-testid="dot" cx={x(2)} cy={y(83)} />;
  }
  render(
    <SparkLineChart width={210} height={60} data={[23, 41, 83]} yAxis={{ min: 0, max: 83 }}>
      <LastDot />
    </SparkLineChart>,
  );
  const dot = screen.getByTestId('dot');
  expect([dot.getAttribute('cx'), dot.getAttribute('cy')]).toEqual(['205', '5']);
});

claim('How do I handle clicks?', 'onClick is called; onAxisClick is not', async () => {
  const error = quiet();
  const onClick = vi.fn();
  const onAxisClick = vi.fn();
  const { rerender } = render(<Rides onClick={onClick} />);
  expect(error).not.toHaveBeenCalled();
  rerender(<Rides onClick={onClick} onAxisClick={onAxisClick} showTooltip showHighlight />);
  await point(105, 30);
  fireEvent.click(screen.getByTestId('chart'), { clientX: 105, clientY: 30 });
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onAxisClick).not.toHaveBeenCalled();
});

claim(
  'Which props have no effect?',
  'highlightedItem and onHighlightChange do nothing',
  async () => {
    quiet();
    const onHighlightChange = vi.fn();
    const item = { seriesId: 'auto-generated-id-0', dataIndex: 1 };
    render(<Rides plotType="bar" onHighlightChange={onHighlightChange} highlightedItem={item} />);
    await point(105, 30, bar);
    expect(onHighlightChange).not.toHaveBeenCalled();
    expect(count('.MuiBarElement-highlighted')).toBe(0);
  },
);

claim('Is a sparkline animated?', 'Bars and lines have their final shape at once', () => {
  const { rerender } = render(<Rides plotType="bar" />);
  const heights = () => attributes(bar, 'height').map(Number);
  expect(heights()[2]).toBeGreaterThan(heights()[0] ?? 0);
  const before = attributes(bar, 'height');
  rerender(<Rides plotType="bar" data={[83, 41, 23]} />);
  expect(attributes(bar, 'height')).toEqual([...before].reverse());
});

claim('Can a value be missing?', 'A null leaves a gap; the formatter receives null', async () => {
  const valueFormatter = vi.fn((value: number | null) => String(value));
  const data = [23, null, 83, 41] as number[];
  render(<Rides data={data} showTooltip valueFormatter={valueFormatter} />);
  expect(attributes(line, 'd')[0]?.match(/M/g)).toHaveLength(2);
  await point(72, 30);
  expect(valueFormatter.mock.calls.map(([value]) => value)).toContain(null);
});
