import { fireEvent, render, screen } from '@testing-library/react';
import type { PieArcLabelProps, PieChartProps } from '@mui/x-charts/PieChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { expect, vi } from 'vitest';
import Gallery from '../../../data/react-charts/pie-demo/Gallery';
import GoalRings from '../../../data/react-charts/pie-demo/GoalRings';
import LegendFilter from '../../../data/react-charts/pie-demo/LegendFilter';
import RingInRing from '../../../data/react-charts/pie-demo/RingInRing';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/pie-demo/');

chartLayout();

const arc = '.MuiPieArc-root';
const data = [
  { id: 'needs', label: 'Needs', value: 75, color: 'navy' },
  { id: 'wants', label: 'Wants', value: 25, color: 'red' },
];

function Pie(props: Partial<PieChartProps>) {
  return <PieChart width={210} height={110} skipAnimation series={[{ data }]} {...props} />;
}

const legend = () =>
  Array.from(document.querySelectorAll('.MuiChartsLegend-root li'), (item) => item.textContent);
const arcLabels = () =>
  Array.from(document.querySelectorAll('.MuiPieArcLabel-root'), (label) => label.textContent);

claim('Charts - Pie demos', 'Each thumbnail is a named link to a section, without a legend', () => {
  render(<Gallery />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(12);
  expect(links[0]?.getAttribute('href')).toBe('#total-in-the-middle');
  expect(screen.getByRole('link', { name: 'Two rings' })).toBeDefined();
  expect(count('.MuiChartsLegend-root')).toBe(0);
});

claim('Total in the middle', 'useDrawingArea returns position and size of the area', () => {
  function Area() {
    const { left, top, width, height } = useDrawingArea();
    return <desc>{[left, top, width, height].join()}</desc>;
  }
  render(
    <Pie hideLegend>
      <Area />
    </Pie>,
  );
  expect(document.querySelector('desc')?.textContent).toBe('5,5,200,100');
});

claim(
  'Two rings',
  'Pointing at a slice highlights its whole ring and fades the other',
  async () => {
    render(<RingInRing />);
    const ring = (id: string) => `[data-series="${id}"] ${arc}`;
    expect(count(ring('groups'))).toBe(3);
    await point(10, 10, ring('groups'));
    expect(count(`${ring('groups')}.MuiPieArc-highlighted`)).toBe(3);
    expect(count(`${ring('parts')}.MuiPieArc-faded`)).toBe(6);
  },
);

claim('Percentages on the slices', 'arcLabelMinAngle hides labels of thinner slices', () => {
  const arcLabel = ({ value }: { value: number }) => `${value}%`;
  const { rerender } = render(<Pie series={[{ data, arcLabel, arcLabelMinAngle: 90 }]} />);
  expect(arcLabels()).toEqual(['75%', '25%']);
  rerender(<Pie series={[{ data, arcLabel, arcLabelMinAngle: 91 }]} />);
  expect(arcLabels()).toEqual(['75%', '']);
});

claim('Names outside, with lines', 'The slot receives angles in radians and radii in px', () => {
  const seen = vi.fn();
  function Label({ startAngle, endAngle, outerRadius, formattedArcLabel }: PieArcLabelProps) {
    seen([formattedArcLabel, startAngle, endAngle, outerRadius]);
    return null;
  }
  render(
    <Pie
      slots={{ pieArcLabel: Label }}
      series={[{ data, arcLabel: 'label', outerRadius: '60%' }]}
    />,
  );
  expect(seen).toHaveBeenCalledWith(['Needs', 0, 1.5 * Math.PI, 30]);
});

claim('Progress rings', 'An item without a label is not in the legend', () => {
  render(<GoalRings />);
  expect(legend()).toEqual(['Emergency fund, 88%', 'Vacation, 72%', 'New bike, 45%']);
  expect(count(arc)).toBe(6);
});

claim('Slices with patterns', 'Marks of the legend are SVG and use the color', () => {
  render(<Pie series={[{ data: [{ id: 1, label: 'Needs', value: 1, color: 'url(#dots)' }] }]} />);
  expect(attributes('.MuiChartsLegend-root svg circle', 'fill')).toEqual(['url(#dots)']);
});

claim('Your own legend marks', 'A component receives className and color', async () => {
  function Mark({ className, color }: ChartsLabelCustomMarkProps) {
    return <b className={className} title={color} />;
  }
  const marked = data.map((item) => ({ ...item, labelMarkType: Mark }));
  render(<Pie series={[{ data: marked }]} />);
  expect(attributes('.MuiChartsLegend-root b', 'title')).toEqual(['navy', 'red']);
  expect(attributes('.MuiChartsLegend-root b', 'class')[0]).toContain('MuiChartsLabelMark-fill');
  await point(10, 10, arc);
  expect(tooltip().join()).toContain('Needs');
  expect(attributes('.MuiChartsTooltip-root b', 'title')).toEqual(['navy']);
});

claim('Legend that hides slices', 'Items are buttons, and hidden ones stay in place', () => {
  render(<LegendFilter />);
  expect(legend()[0]).toBe('Housing (hidden)');
  fireEvent.click(screen.getByRole('button', { name: 'Housing (hidden)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Food' }));
  expect(legend().slice(0, 2)).toEqual(['Housing', 'Food (hidden)']);
  expect(legend()).toHaveLength(6);
});

claim('Why is the chart wider or higher than I set?', 'The SVG alone has the size', () => {
  const { rerender } = render(<Pie />);
  const svg = 'svg[class*="MuiChartsSurface-root"]';
  expect(attributes(svg, 'viewBox')).toEqual(['0 0 210 110']);
  expect(legend()).toEqual(['Needs', 'Wants']);
  rerender(<Pie hideLegend />);
  expect(legend()).toEqual([]);
  expect(attributes(svg, 'viewBox')).toEqual(['0 0 210 110']);
});

claim('How do I highlight a slice from a button or a list?', 'highlightedItem highlights', () => {
  const highlightScope = { highlight: 'item', fade: 'global' } as const;
  render(
    <Pie
      series={[{ id: 'may', data, highlightScope }]}
      highlightedItem={{ seriesId: 'may', dataIndex: 1 }}
    />,
  );
  expect(count(`${arc}.MuiPieArc-highlighted`)).toBe(1);
  expect(count(`${arc}.MuiPieArc-faded`)).toBe(1);
});
