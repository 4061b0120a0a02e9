import { render } from '@testing-library/react';
import * as charts from '@mui/x-charts-pro';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { chartLayout, count, quiet } from '../react-charts/chart';

const claim = claimsOf('/x/introduction/roadmap/');

chartLayout();

claim('Read the marks in these docs', 'Planned components are not in the package', () => {
  const names = Object.keys(charts).join(' ');
  expect(names).toMatch(/Funnel/);
  expect(names).not.toMatch(/Treemap|Sankey|Gantt/i);
});

claim('Read the marks in these docs', 'The funnel is exported with Unstable_', () => {
  quiet();
  const values = [1200, 480, 96].map((value) => ({ value }));
  render(<FunnelChart width={400} height={300} series={[{ data: values }]} />);
  expect(count('.MuiFunnelSection-root')).toBe(3);
  expect(charts).not.toHaveProperty('FunnelChart');
});
