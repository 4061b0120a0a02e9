import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { expect, vi } from 'vitest';
import LabelsAtTheEnds from '../../../data/react-charts/label/LabelsAtTheEnds';
import SeriesTable from '../../../data/react-charts/label/SeriesTable';
import TranslatedLabels from '../../../data/react-charts/label/TranslatedLabels';
import { claimsOf } from '../claim';
import { chartLayout, count, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/label/');

chartLayout();

const size = { width: 485, height: 300, skipAnimation: true };

function Exports(props: Partial<BarChartProps>) {
  return (
    <BarChart
      {...size}
      xAxis={[{ data: ['2023', '2024'] }]}
      series={[{ label: 'Brazil', data: [4, 9] }]}
      {...props}
    />
  );
}

const legend = () =>
  Array.from(document.querySelectorAll('.MuiChartsLegend-root li'), (item) => item.textContent);

claim('Series labels', 'The name appears in the legend and the tooltip', async () => {
  render(<Exports />);
  expect(legend()).toEqual(['Brazil']);
  await point(150, 100);
  expect(tooltip()).toEqual(['2023', 'Brazil4']);
});

claim('Series labels', 'Without a label: no legend item, and a row without a name', async () => {
  render(<Exports series={[{ id: 'brazil', data: [4, 9] }]} />);
  expect(legend()).toEqual([]);
  await point(150, 100);
  expect(tooltip()).toEqual(['2023', '4']);
});

claim('Series labels', 'A heatmap shows the label in the tooltip only', async () => {
  const props = { width: 485, height: 300, xAxis: [{}], yAxis: [{}] };
  const label = vi.fn((location: string) => location);
  render(<Heatmap {...props} hideLegend={false} series={[{ label, data: [[0, 0, 5]] }]} />);
  const cell = document.querySelector('.MuiHeatmap-cell');
  await point(150, 100);
  await act(async () => {
    if (cell) fireEvent.pointerEnter(cell, { pointerType: 'mouse' });
  });
  expect(tooltip().at(-1)).toBe('tooltip5');
  expect(new Set(label.mock.calls.flat())).toEqual(new Set(['tooltip']));
});

claim(
  'Use different names in the legend and the tooltip',
  'The function receives legend or tooltip',
  async () => {
    render(<Exports series={[{ data: [4, 9], label: (location) => `in ${location}` }]} />);
    expect(legend()).toEqual(['in legend']);
    await point(150, 100);
    expect(tooltip()).toEqual(['2023', 'in tooltip4']);
  },
);

claim('Use different names in the legend and the tooltip', 'Also in a scatter chart', () => {
  render(
    <ScatterChart {...size} series={[{ data: [{ id: 1, x: 1, y: 1 }], label: (at) => at }]} />,
  );
  expect(legend()).toEqual(['legend']);
});

claim('Name the slices of a pie', 'The arc has a name only with arcLabel', () => {
  const data = [{ value: 1, label: (location: string) => location }];
  const { rerender } = render(<PieChart {...size} series={[{ data }]} />);
  expect(legend()).toEqual(['legend']);
  expect(document.querySelector('.MuiPieArcLabel-root')?.textContent).toBe('');
  rerender(<PieChart {...size} series={[{ data, arcLabel: 'label' }]} />);
  expect(document.querySelector('.MuiPieArcLabel-root')?.textContent).toBe('arc');
  rerender(<PieChart {...size} series={[{ data, arcLabel: (item) => `${item.label}!` }]} />);
  expect(document.querySelector('.MuiPieArcLabel-root')?.textContent).toBe('arc!');
});

claim('Keep labels from colliding', 'Bar labels are all drawn; null leaves one out', () => {
  const { rerender } = render(<Exports barLabel="value" />);
  expect(count('.MuiBarLabel-root')).toBe(2);
  rerender(<Exports barLabel={({ value }) => (value === 4 ? null : 'x')} />);
  expect(count('.MuiBarLabel-root')).toBe(1);
});

claim('Label lines at their ends', 'Labels are at least a line apart', async () => {
  render(<LabelsAtTheEnds />);
  const names = ['Wind', 'Coal', 'Gas', 'Solar'];
  const texts = await Promise.all(names.map((name) => screen.findByText(name)));
  const y = texts.map((text) => Number(text.getAttribute('y')));
  y.slice(1).forEach((value, index) => expect(value - (y[index] ?? 0)).toBeGreaterThanOrEqual(16));
});

claim('Translate labels', 'The labels change with the language', async () => {
  const user = userEvent.setup();
  render(<TranslatedLabels />);
  expect(legend()).toEqual(['Brasil']);
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(legend()).toEqual(['Brésil']);
});

claim('Make labels accessible', 'The legend is a list; bars have no name and no focus', () => {
  render(<Exports />);
  expect(screen.getByRole('list').tagName).toBe('UL');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(count('svg [aria-label], svg [tabindex]')).toBe(0);
});

claim('Make labels accessible', 'The table has the names of the series', () => {
  render(<SeriesTable />);
  expect(screen.getByRole('img', { name: /^Bar chart/ }).tagName).toBe('svg');
  const heads = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(heads).toEqual(['Season', 'Brazil', 'Vietnam']);
});

claim(
  'How do I keep one series out of the legend?',
  'null removes the row of the tooltip',
  async () => {
    const series = [
      { label: 'Exports', data: [5, 8] },
      { data: [7, 7], valueFormatter: () => null },
    ];
    render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={series} />);
    expect(legend()).toEqual(['Exports']);
    await point(70, 100);
    expect(tooltip()).toEqual(['1', 'Exports5']);
  },
);

claim('Keep labels from colliding', 'false from sectionLabel hides a label of a funnel', () => {
  const series = [
    {
      data: [{ value: 9 }, { value: 4 }],
      sectionLabel: ({ value }: { value: number }) => value > 5 && {},
    },
  ];
  render(<FunnelChart {...size} series={series} />);
  expect(screen.getByText('9').tagName).toBe('text');
  expect(screen.queryByText('4')).toBeNull();
});
