import { render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import * as chartsPro from '@mui/x-charts-pro';
import { expect } from 'vitest';
import EnergyFlow from '../../../data/react-charts/sankey/EnergyFlow';
import FunnelInstead from '../../../data/react-charts/sankey/FunnelInstead';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count } from './chart';

const claim = claimsOf('/x/react-charts/sankey/');

chartLayout();

const flows = 'path[stroke-width]';

claim('What is planned', 'There is nothing to import yet', () => {
  const names = [...Object.keys(charts), ...Object.keys(chartsPro)];
  expect(names.filter((name) => /sankey/i.test(name))).toEqual([]);
});

claim('Charts - Sankey', 'The stroke of each flow is as wide as its value', () => {
  render(<EnergyFlow />);
  const values = Array.from(document.querySelectorAll(`${flows} title`), ({ textContent }) =>
    Number(/(\d+) TWh/.exec(textContent)?.[1]),
  );
  expect(values).toEqual([62, 75, 18, 44, 16, 45, 29]);
  const scale = Number(attributes(flows, 'stroke-width')[0]) / 62;
  attributes(flows, 'stroke-width').forEach((width, index) =>
    expect(Number(width) / scale).toBeCloseTo(values[index]!),
  );
});

claim('Draw a flow today', 'A flow starts below nodes, gaps and earlier flows', () => {
  render(<EnergyFlow />);
  const widths = attributes(flows, 'stroke-width').map(Number);
  const tops = attributes(flows, 'd').map(
    (d, index) => Number(/M 0 ([\d.]+)/.exec(d)?.[1]) - widths[index]! / 2,
  );
  expect(tops[0]).toBeCloseTo(0);
  expect(tops[1]).toBeCloseTo(widths[0]!);
  expect(tops[2]).toBeCloseTo(widths[0]! + widths[1]! + 18);
});

claim('Draw a flow today', 'Each path has a title', () => {
  render(<EnergyFlow />);
  expect(count(`${flows} > title`)).toBe(count(flows));
});

claim('A single path with losses: funnel', 'One section for each step', () => {
  render(<FunnelInstead />);
  expect(count('.MuiFunnelSection-label')).toBe(4);
});

claim('Two points in time: stacked bars', 'The same stack puts series on one another', () => {
  const stack = 'plan';
  render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: ['January', 'June'] }]}
      series={[
        { data: [58, 41], stack },
        { data: [42, 59], stack },
      ]}
    />,
  );
  const x = attributes('.MuiBarElement-root', 'x');
  expect(x.slice(0, 2)).toEqual(x.slice(2));
});

claim('How do I make a flow accessible?', 'The chart has a name', () => {
  render(<EnergyFlow />);
  const name = 'Electricity from wind, gas, and solar power to its uses';
  expect(screen.queryByLabelText(name)).toBeTruthy();
});
