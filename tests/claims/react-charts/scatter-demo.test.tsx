import { render, screen } from '@testing-library/react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import {
  ScatterChart,
  scatterClasses,
  type ScatterChartProps,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { useXScale } from '@mui/x-charts/hooks';
import { expect, vi } from 'vitest';
import Gallery from '../../../data/react-charts/scatter-demo/Gallery';
import StripPlot from '../../../data/react-charts/scatter-demo/StripPlot';
import TwoUnitsScatter from '../../../data/react-charts/scatter-demo/TwoUnitsScatter';
import { homes, trendOf } from '../../../data/react-charts/dataset/homes';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/scatter-demo/');

chartLayout();

const data = [
  { id: 1, x: 900, y: 520 },
  { id: 2, x: 2600, y: 810 },
];
const circle = `.${scatterClasses.root} circle`;

function Homes({ children, ...props }: Partial<ScatterChartProps>) {
  return (
    <ScatterChart width={485} height={335} series={[{ data }]} {...props}>
      {children}
    </ScatterChart>
  );
}

claim('Charts - Scatter demos', 'Each thumbnail is a named link to a section', () => {
  render(<Gallery />);
  expect(screen.getAllByRole('link')).toHaveLength(12);
  const link = screen.getByRole('link', { name: 'Bubble sizes' });
  expect(link.getAttribute('href')).toBe('#bubble-sizes');
  expect(count('.MuiChartsLegend-root')).toBe(0);
});

claim('One cloud', 'A series without a label has no legend item', () => {
  const { rerender } = render(<Homes />);
  expect(count('.MuiChartsLegend-root')).toBe(0);
  rerender(<Homes series={[{ data, label: 'Homes' }]} />);
  expect(count('.MuiChartsLegend-root li')).toBe(1);
});

claim('One cloud', 'Without min: 0, the y-axis starts near the lowest price', () => {
  const { rerender } = render(<Homes />);
  expect(labels('Y')[0]).not.toBe('0');
  rerender(<Homes yAxis={[{ min: 0 }]} />);
  expect(labels('Y')[0]).toBe('0');
});

claim('One cloud', 'The valueFormatter writes the tooltip', async () => {
  const valueFormatter = vi.fn((at: { x: number; y: number } | null) => at && `$${at.y}K`);
  render(<Homes series={[{ data, label: 'Homes', valueFormatter }]} />);
  await point(100, 250);
  expect(tooltip().join()).toContain('$520K');
});

claim('Clusters in color and shape', 'Pointing at a cluster fades the others', async () => {
  const highlightScope = { highlight: 'series', fade: 'global' } as const;
  const series = [
    { id: 'low', data: data.slice(0, 1), highlightScope },
    { id: 'high', data: data.slice(1), highlightScope },
  ];
  render(<Homes series={series} />);
  await point(100, 250);
  expect(attributes('[data-series="low"] circle', 'data-highlighted')).toEqual(['true']);
  expect(attributes('[data-series="high"] circle', 'data-faded')).toEqual(['true']);
});

claim('Two y-axes', 'Each series uses the axis that it names, left or right', () => {
  render(<TwoUnitsScatter />);
  expect(count('.MuiChartsAxis-left')).toBe(1);
  expect(count('.MuiChartsAxis-right')).toBe(1);
  expect(labels('Y').at(-1)).not.toBe(labels('Y')[0]);
});

claim('Quadrants with a trend line', 'The averages and the trend of the dataset', () => {
  const { meanX, meanY, priceOf } = trendOf(homes);
  expect(priceOf(meanX)).toBeCloseTo(meanY, 6);
  const mean = homes.reduce((sum, { size }) => sum + size, 0) / homes.length;
  expect(meanX).toBeCloseTo(mean, 6);
  render(
    <Homes xAxis={[{ min: 0, max: 3000 }]}>
      <ChartsReferenceLine x={meanX} />
      <ChartsReferenceLine y={meanY} />
    </Homes>,
  );
  expect(count('.MuiChartsReferenceLine-root')).toBe(2);
});

claim('Trend with a band', 'Hooks return functions from values to pixels', () => {
  function At() {
    return <desc>{useXScale<'linear'>()(50)}</desc>;
  }
  render(
    <Homes xAxis={[{ min: 0, max: 100 }]}>
      <At />
    </Homes>,
  );
  // 485 px less 20 px of margin on each side and 45 px of the y-axis
  expect(document.querySelector('desc')?.textContent).toBe('265');
});

claim('Trend with a band', 'Children are drawn above the points', () => {
  render(
    <Homes>
      <desc />
    </Homes>,
  );
  const points = document.querySelector(`.${scatterClasses.root}`);
  const child = document.querySelector('desc');
  const order = child && points?.compareDocumentPosition(child);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

claim('Bubble sizes', 'A marker receives size, x, and y in pixels', () => {
  const seen: ScatterMarkerProps[] = [];
  function Marker(props: ScatterMarkerProps) {
    seen.push(props);
    return null;
  }
  render(<Homes slots={{ marker: Marker }} series={[{ data, markerSize: 7 }]} />);
  expect(seen[0]).toMatchObject({ dataIndex: 0, size: 7 });
});

claim('Color by value', 'The z-axis turns z into a color', () => {
  const colored = data.map((home, index) => ({ ...home, z: index }));
  const color = ['#000000', '#ffffff'] as const;
  render(
    <Homes
      series={[{ data: colored }]}
      zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 1, color } }]}
    />,
  );
  expect(attributes(circle, 'fill')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

claim('Dots by category', 'The ticks are the names of the categories', () => {
  render(<StripPlot />);
  expect(labels('Y')).toEqual(['Hills', 'Old Town', 'Harbor']);
});

claim('Hundreds of points', 'markerSize sets the radius', () => {
  render(<Homes series={[{ data, markerSize: 3 }]} />);
  expect(attributes(circle, 'r')).toEqual(['3', '3']);
});

claim('Why are some points missing?', 'Points outside are not drawn', () => {
  const { rerender } = render(<Homes />);
  expect(count(circle)).toBe(2);
  rerender(<Homes xAxis={[{ min: 500, max: 2000 }]} />);
  expect(count(circle)).toBe(1);
});
