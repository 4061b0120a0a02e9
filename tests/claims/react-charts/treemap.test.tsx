import { render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import * as chartsPro from '@mui/x-charts-pro';
import { expect } from 'vitest';
import CostTreemap from '../../../data/react-charts/treemap/CostTreemap';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/treemap/');

chartLayout();

const size = { width: 400, height: 300, skipAnimation: true };

claim('What is planned', 'There is nothing to import yet', () => {
  const names = [...Object.keys(charts), ...Object.keys(chartsPro)];
  expect(names.filter((name) => /treemap/i.test(name))).toEqual([]);
});

claim('Charts - Treemap', 'The area of each tile is its value', () => {
  render(<CostTreemap />);
  const values = attributes('title', 'textContent');
  const titles = Array.from(document.querySelectorAll('title'), (title) => title.textContent);
  expect(values).toHaveLength(10);
  const dollars = titles.map((title) => Number(title.split('$')[1]?.replace(',', '')));
  expect(dollars.reduce((sum, value) => sum + value, 0)).toBe(34400);
  const side = (name: string) => attributes('title + rect', name).map((value) => Number(value) + 2);
  const heights = side('height');
  const areas = side('width').map((width, index) => width * heights[index]!);
  const total = areas.reduce((sum, area) => sum + area, 0);
  areas.forEach((area, index) => expect(area / total).toBeCloseTo(dollars[index]! / 34400, 6));
});

claim('Draw a treemap today', 'Without axes, margins and series, the area fills the SVG', () => {
  const areas: number[][] = [];
  function Spy() {
    const { left, top, width, height } = useDrawingArea();
    areas.push([left, top, width, height]);
    return null;
  }
  const hidden = [{ position: 'none' as const }];
  render(
    <ChartContainer {...size} margin={0} series={[]} xAxis={hidden} yAxis={hidden}>
      <Spy />
    </ChartContainer>,
  );
  expect(areas[0]).toEqual([0, 0, 400, 300]);
});

claim('Two rings of a pie', 'Two series are two rings that do not overlap', () => {
  const data = [
    { value: 3, label: 'a' },
    { value: 5, label: 'b' },
  ];
  render(
    <PieChart
      {...size}
      hideLegend
      series={[
        { data, outerRadius: '60%' },
        { data: [...data, ...data], innerRadius: '64%' },
      ]}
    />,
  );
  expect(count('.MuiPieArc-root')).toBe(6);
});

const stack = 'costs';
const shares = (
  <BarChart
    {...size}
    layout="horizontal"
    hideLegend
    yAxis={[{ data: ['Data', 'Support'] }]}
    xAxis={[
      { valueFormatter: (value: number) => `${Math.round(100 * value)}%`, domainLimit: 'strict' },
    ]}
    series={[
      { label: 'Chat', data: [null, 30], stack, stackOffset: 'expand', valueFormatter: hideNull },
      {
        label: 'Streams',
        data: [10, null],
        stack,
        stackOffset: 'expand',
        valueFormatter: hideNull,
      },
      {
        label: 'Backups',
        data: [30, null],
        stack,
        stackOffset: 'expand',
        valueFormatter: hideNull,
      },
    ]}
  />
);

function hideNull(value: number | null) {
  return value === null ? null : `$${value}`;
}

claim('Stacked bars up to 100%', 'Each bar extends to 100%', () => {
  render(shares);
  expect(labels('X').at(-1)).toBe('100%');
});

claim('Stacked bars up to 100%', 'null removes the empty rows from the tooltip', async () => {
  render(shares);
  await point(200, 60);
  expect(tooltip()).toEqual(['Data', 'Streams$10', 'Backups$30']);
});

claim('How do I make a treemap accessible?', 'aria-label names the drawing', () => {
  render(<CostTreemap />);
  expect(screen.queryByLabelText('Monthly cloud costs by team and service')).toBeTruthy();
});
