import { fireEvent, render } from '@testing-library/react';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/pie/');

chartLayout();

const data = [
  { id: 'glass', value: 25, label: 'Glass' },
  { id: 'paper', value: 75, label: 'Paper' },
];

function Waste({ pie, ...props }: Partial<PieChartProps> & { pie?: PieChartProps['series'][0] }) {
  return <PieChart width={210} height={210} skipAnimation series={[pie ?? { data }]} {...props} />;
}

const slice = '.MuiPieArc-root';
const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.textContent);
const legend = () => texts('.MuiChartsLegend-item');
const slices = () => attributes(slice, 'd');

claim('Define the slices', 'An item without a label does not appear in the legend', () => {
  render(<Waste pie={{ data: [{ value: 1, label: 'Glass' }, { value: 2 }] }} />);
  expect(legend()).toEqual(['Glass']);
  expect(count(slice)).toBe(2);
});

claim('Define the slices', 'A label function receives tooltip, legend, or arc', async () => {
  const label = (location: string) => `in ${location}`;
  render(<Waste pie={{ data: [{ value: 1, label }], arcLabel: 'label' }} />);
  expect(legend()).toEqual(['in legend']);
  expect(texts('.MuiPieArcLabel-root')).toEqual(['in arc']);
  await point(100, 100, slice);
  expect(tooltip().join()).toContain('in tooltip');
});

claim(
  'Color the slices',
  'Each series starts with the first color, and the palette repeats',
  () => {
    const three = [{ value: 1 }, { value: 1 }, { value: 1 }];
    render(
      <Waste
        colors={['gold', 'teal']}
        series={[{ data: three }, { data: [{ value: 1, color: 'red' }] }]}
      />,
    );
    expect(attributes(slice, 'fill')).toEqual(['gold', 'teal', 'gold', 'red']);
  },
);

claim('Set sizes and angles', 'The radius is half of the shorter side without 5 px margins', () => {
  render(<Waste hideLegend width={400} pie={{ data: [{ value: 1 }] }} />);
  expect(slices()[0]).toMatch(/A100,100/);
});

claim('Set sizes and angles', 'The available radius is the same wherever the center is', () => {
  render(<Waste hideLegend pie={{ data: [{ value: 1 }], cx: 20, outerRadius: '50%' }} />);
  expect(slices()[0]).toMatch(/A50,50/);
});

claim('Draw a half circle', 'Angles are in degrees and run clockwise from the top', () => {
  render(<Waste pie={{ data: [{ value: 1 }], startAngle: 0, endAngle: 90 }} />);
  const [x, y] = (slices()[0]?.match(/^M([^A]+)A/)?.[1] ?? '').split(',').map(Number);
  expect([Math.round(x ?? 1), y]).toEqual([0, -100]);
  expect(slices()[0]).toMatch(/A100,100,0,0,1,100,/);
});

claim('Add labels to the slices', 'arcLabelMinAngle hides the labels of thin slices', () => {
  const { rerender } = render(<Waste pie={{ data, arcLabel: 'value' }} />);
  expect(texts('.MuiPieArcLabel-root')).toEqual(['25', '75']);
  rerender(<Waste pie={{ data, arcLabel: 'value', arcLabelMinAngle: 100 }} />);
  expect(texts('.MuiPieArcLabel-root').filter(Boolean)).toEqual(['75']);
});

claim(
  'Add labels to the slices',
  'valueFormatter receives an item, and formattedValue shows it',
  () => {
    const valueFormatter = ({ value }: { value: number }, { dataIndex }: { dataIndex: number }) =>
      `${dataIndex + 1}. ${value} kg`;
    render(<Waste pie={{ data, arcLabel: 'formattedValue', valueFormatter }} />);
    expect(texts('.MuiPieArcLabel-root')).toEqual(['1. 25 kg', '2. 75 kg']);
  },
);

claim('Sort the slices', 'Legend, palette, and dataIndex follow the order of data', () => {
  const onItemClick = vi.fn();
  const pie = { id: 'waste', data, sortingValues: 'desc' as const };
  const { rerender } = render(<Waste colors={['gold', 'teal']} pie={{ data }} />);
  const unsorted = slices()[0];
  rerender(<Waste colors={['gold', 'teal']} pie={pie} onItemClick={onItemClick} />);
  expect(slices()[0]).not.toBe(unsorted);
  expect(legend()).toEqual(['Glass', 'Paper']);
  expect(attributes(slice, 'fill')).toEqual(['gold', 'teal']);
  const paper = document.querySelectorAll(slice)[1];
  if (paper) fireEvent.click(paper);
  expect(onItemClick.mock.lastCall?.slice(1)).toMatchObject([
    { type: 'pie', seriesId: 'waste', dataIndex: 1 },
    { id: 'paper', value: 75 },
  ]);
});

claim('Emphasize a slice on hover', 'Without faded, faded slices shrink by 5 px', async () => {
  const highlightScope = { highlight: 'item', fade: 'global' } as const;
  render(<Waste pie={{ data, highlightScope, highlighted: { additionalRadius: 3 } }} />);
  await point(100, 100, slice);
  expect(slices()[0]).toContain('A103,103');
  expect(slices()[1]).toContain('A95,95');
  expect(attributes(slice, 'opacity')).toEqual(['1', '0.3']);
});

claim('Style one ring with CSS', 'Both groups have a data-series attribute', () => {
  render(<Waste pie={{ id: 'waste', data, arcLabel: 'value' }} />);
  expect(count('.MuiPieChart-series[data-series="waste"]')).toBe(1);
  expect(count('.MuiPieChart-seriesLabels[data-series="waste"]')).toBe(1);
});

claim(
  'How do I show the value next to each name in the legend?',
  'label is called per location',
  () => {
    const label = (location: string) => (location === 'legend' ? 'Glass, 25 kg' : 'Glass');
    render(<Waste pie={{ data: [{ value: 25, label }], arcLabel: 'label' }} />);
    expect([...legend(), ...texts('.MuiPieArcLabel-root')]).toEqual(['Glass, 25 kg', 'Glass']);
  },
);

claim(
  'Can labels be outside the pie, with lines?',
  'arcLabelRadius can be larger than outerRadius',
  () => {
    const one = [{ value: 1, label: 'Glass' }];
    render(
      <Waste
        hideLegend
        pie={{
          data: one,
          arcLabel: 'label',
          outerRadius: '70%',
          arcLabelRadius: '85%',
          endAngle: 180,
        }}
      />,
    );
    const x = document.querySelector('.MuiPieArcLabel-root')?.getAttribute('x');
    expect(Number(x)).toBeCloseTo(85);
  },
);
