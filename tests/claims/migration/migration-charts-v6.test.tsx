import { createRequire } from 'node:module';
import { fireEvent, render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { expect, vi } from 'vitest';
import { chartLayout, count, point, tooltip } from '../react-charts/chart';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';

const claim = claimsOf('/x/migration/migration-charts-v6/');

chartLayout();

const size = { width: 400, height: 300 };
const pie = [{ id: 'modes', data: [{ value: 60 }, { value: 40 }] }];

claim('Charts: migrate from v6 to v7', 'The preset of v7 changes nothing in charts', () => {
  const source = `import { ChartsTooltipSlotsComponent } from '@mui/x-charts';
import { PieChart } from '@mui/x-charts/PieChart';
const chart = <PieChart series={[]} onClick={go} />;`;
  expect(runCodemod('v7.0.0/preset-safe', source)).toBe(source);
});

claim('Clicks on pie charts', 'onItemClick receives the event, the slice, and its data', () => {
  const onItemClick = vi.fn();
  render(<PieChart {...size} skipAnimation series={pie} onItemClick={onItemClick} />);
  fireEvent.click(document.querySelectorAll('.MuiPieArc-root')[1]!);
  expect(onItemClick).toHaveBeenCalledWith(
    expect.anything(),
    { type: 'pie', seriesId: 'modes', dataIndex: 1 },
    expect.objectContaining({ value: 40 }),
  );
});

claim('Clicks on pie charts', 'onClick does not receive the slice', () => {
  const onClick = vi.fn();
  render(<PieChart {...size} skipAnimation series={pie} onClick={onClick} />);
  fireEvent.click(document.querySelectorAll('.MuiPieArc-root')[1]!);
  for (const args of onClick.mock.calls) expect(args).toHaveLength(1);
});

claim('Animated lines', 'skipAnimation turns the animation off', () => {
  const line = (skipAnimation: boolean) =>
    render(
      <LineChart {...size} series={[{ data: [4, 9], area: true }]} skipAnimation={skipAnimation} />,
    );
  const { unmount } = line(false);
  expect(count('.MuiAppearingMask-animate')).toBeGreaterThan(0);
  unmount();
  line(true);
  expect(count('.MuiAppearingMask-animate')).toBe(0);
});

claim('Value formatters', 'A formatter receives null for a gap', async () => {
  const valueFormatter = vi.fn((value: number | null) => (value === null ? 'No data' : `${value}`));
  const xAxis = [{ scaleType: 'band' as const, data: ['Jan', 'Feb'] }];
  render(
    <BarChart
      {...size}
      skipAnimation
      xAxis={xAxis}
      series={[{ data: [null, 3], label: 'Orders', valueFormatter }]}
    />,
  );
  await point(100, 150);
  expect(count('.MuiChartsTooltip-root')).toBe(1);
  expect(tooltip()).toEqual(['Jan', 'OrdersNo data']);
});

claim('Bundles and browsers', 'There is no legacy folder', () => {
  const { resolve } = createRequire(import.meta.url);
  expect(() => resolve('@mui/x-charts/legacy')).toThrow();
  expect(resolve('@mui/x-charts/BarChart')).toContain('x-charts');
});
