import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap, type heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import KeyboardCells from '../../../data/react-charts/heatmap/KeyboardCells';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/heatmap/');

chartLayout();

type HeatmapProps = React.ComponentProps<typeof Heatmap>;
type CellClass = keyof typeof heatmapClasses;

const data = [
  [0, 0, 0],
  [1, 0, 50],
  [1, 1, 100],
] as const;

function Seats(props: Partial<HeatmapProps>) {
  return (
    <Heatmap
      width={485}
      height={265}
      xAxis={[{ data: ['Sat', 'Sun'] }]}
      yAxis={[{ data: ['Noon', 'Night'] }]}
      series={[{ label: 'Seats', data }]}
      {...props}
    />
  );
}

const classOf = (name: CellClass) =>
  ({
    cell: '.MuiHeatmap-cell',
    series: '.MuiHeatmap-series',
    highlighted: '.MuiHeatmap-cell.Charts-highlighted',
    faded: '.MuiHeatmap-cell.Charts-faded',
  })[name];
const cell = classOf('cell');
const fills = () =>
  Array.from(document.querySelectorAll(cell), (rect) => getComputedStyle(rect).fill);

async function hover(index: number) {
  const rect = document.querySelectorAll(cell)[index];
  await act(async () => {
    if (rect) fireEvent.pointerEnter(rect, { pointerType: 'mouse' });
  });
}

claim('Heatmap', 'Tuples are column, row, value; absent ones stay empty', () => {
  render(<Seats />);
  expect(attributes(cell, 'x').map(Number)).toEqual([65, 265, 265]);
  const y = attributes(cell, 'y').map(Number);
  expect(y[0]).toBe(y[1]);
  expect(y[2]).toBeGreaterThan(y[0] ?? 0);
  expect(attributes(cell, 'width')).toEqual(['200', '200', '200']);
});

claim('Heatmap', 'Only the first series; default categories; unknown indexes are empty', () => {
  render(
    <Seats
      xAxis={[]}
      yAxis={[{ data: ['Noon'] }]}
      series={[
        {
          data: [
            [0, 0, 1],
            [2, 0, 3],
            [1, 5, 9],
          ],
        },
        { data: [[1, 0, 2]] },
      ]}
    />,
  );
  expect(labels('X')).toEqual(['0', '1', '2']);
  expect(count(cell)).toBe(2);
});

claim('Heatmap', 'The first category is at the top, with reverse at the bottom', () => {
  const { rerender } = render(<Seats />);
  const top = Number(attributes(cell, 'y')[0]);
  rerender(<Seats yAxis={[{ data: ['Noon', 'Night'], reverse: true }]} />);
  expect(Number(attributes(cell, 'y')[0])).toBeGreaterThan(top);
});

claim('Heatmap', 'valueFormatter of the series receives the tuple', async () => {
  const valueFormatter = vi.fn((value: readonly [number, number, number] | null) =>
    value ? `${value[2]}%` : '',
  );
  render(<Seats series={[{ label: 'Seats', data, valueFormatter }]} />);
  await point(300, 60);
  await hover(1);
  expect(tooltip()).toEqual(['SunNoon', 'Seats50%']);
  expect(valueFormatter.mock.calls[0]?.[0]).toEqual([1, 0, 50]);
});

claim('Set the colors', 'The default is 0 to 100; a pair blends from min to max', () => {
  const { rerender } = render(<Seats />);
  expect(fills()).toEqual(['rgb(247, 252, 240)', expect.any(String), 'rgb(8, 64, 129)']);
  const colorMap = { type: 'continuous', color: ['#000000', '#646464'] } as const;
  rerender(<Seats zAxis={[{ colorMap }]} />);
  expect(fills()).toEqual(['rgb(0, 0, 0)', 'rgb(50, 50, 50)', 'rgb(100, 100, 100)']);
});

claim('Set the colors', 'A pair continues beyond max', () => {
  const colorMap = { type: 'continuous', max: 50, color: ['#000000', '#646464'] } as const;
  render(<Seats zAxis={[{ colorMap }]} />);
  expect(fills()[2]).toBe('rgb(200, 200, 200)');
});

claim('Set the colors', 'colors and color have no effect on cells', () => {
  const { rerender } = render(<Seats />);
  const before = fills();
  rerender(<Seats colors={['red']} />);
  expect(fills()).toEqual(before);
});

claim('Show a legend', 'Hidden by default; a color scale, or the piecewise legend', () => {
  const { rerender, container } = render(<Seats />);
  expect(count('[class*="ContinuousColorLegend-root"]')).toBe(0);
  rerender(<Seats hideLegend={false} slotProps={{ legend: { minLabel: 'Quiet' } }} />);
  expect(count('[class*="ContinuousColorLegend-root"]')).toBe(1);
  expect(container.textContent).toContain('Quiet');
  rerender(
    <Seats
      hideLegend={false}
      slots={{ legend: PiecewiseColorLegend }}
      zAxis={[{ colorMap: { type: 'piecewise', thresholds: [60], colors: ['red', 'blue'] } }]}
    />,
  );
  expect(container.textContent).toContain('<60');
});

claim('Highlight cells', 'One cell is highlighted, the others fade', async () => {
  const onHighlightChange = vi.fn();
  const highlightScope = { highlight: 'item', fade: 'global' } as const;
  render(<Seats series={[{ id: 's', data, highlightScope }]} {...{ onHighlightChange }} />);
  await hover(1);
  expect(count(classOf('highlighted'))).toBe(1);
  expect(count(classOf('faded'))).toBe(2);
  expect(onHighlightChange.mock.lastCall?.[0]).toMatchObject({ seriesId: 's', dataIndex: 1 });
});

claim('Write values into cells', 'The cell gets a rect and its ownerState', () => {
  const Cell = vi.fn<(props: { ownerState: object }) => null>(() => null);
  render(<Seats slots={{ cell: Cell }} series={[{ id: 's', data }]} />);
  expect(Cell.mock.calls[0]?.[0]).toMatchObject({
    x: 65,
    width: 200,
    onPointerEnter: expect.any(Function) as unknown,
    ownerState: { value: 0, dataIndex: 0, seriesId: 's', isHighlighted: false, isFaded: false },
  });
});

claim(
  'Handle clicks and keyboard input',
  'Arrow keys move through the cells, with one tab stop',
  async () => {
    const user = userEvent.setup();
    render(<KeyboardCells />);
    const cells = await screen.findAllByRole('button');
    expect(cells).toHaveLength(48);
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thu at 14:00, 230 visitors');
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fri at 13:00, 253 visitors');
    await user.tab();
    expect(cells).not.toContain(document.activeElement);
  },
);

claim('Handle clicks and keyboard input', 'Heatmap ignores title, desc, and aria-label', () => {
  const { container } = render(
    <Seats title="Seats" desc="A year" {...{ 'aria-label': 'Seats' }} />,
  );
  expect(container.querySelector('title, desc, [aria-label]')).toBeNull();
});

claim(
  'Handle clicks and keyboard input',
  'onItemClick is never called; cells take no focus',
  () => {
    const onItemClick = vi.fn();
    const { container } = render(<Seats {...{ width: 485, onItemClick }} />);
    fireEvent.click(document.querySelector(cell)!);
    expect(onItemClick).not.toHaveBeenCalled();
    expect(container.querySelector('[tabindex]')).toBeNull();
  },
);

claim('Can users zoom a heatmap?', 'zoom on an axis has no effect', () => {
  const { rerender } = render(<Seats />);
  const before = attributes(cell, 'x');
  const data = ['Sat', 'Sun'];
  rerender(<Seats xAxis={[{ data, ...{ zoom: { minStart: 0, maxEnd: 50 } } }]} />);
  expect(attributes(cell, 'x')).toEqual(before);
});

claim('How do I get square cells?', 'The size without margin and axes is divided evenly', () => {
  render(
    <Seats
      margin={0}
      width={2 * 48 + 64}
      height={2 * 48 + 25}
      xAxis={[{ data: ['a', 'b'], height: 25 }]}
      yAxis={[{ data: ['a', 'b'], width: 64 }]}
    />,
  );
  expect(attributes(cell, 'width')[0]).toBe('48');
  expect(attributes(cell, 'height')[0]).toBe('48');
});

claim('How do I hide the tooltip?', 'The tooltip prop does nothing', async () => {
  render(<Seats tooltip={{ trigger: 'none' }} />);
  await point(300, 60);
  await hover(1);
  expect(tooltip()).not.toEqual([]);
});

claim('How do I hide the tooltip?', 'trigger none hides it', async () => {
  render(<Seats slotProps={{ tooltip: { trigger: 'none' } }} />);
  await point(300, 60);
  await hover(1);
  expect(tooltip()).toEqual([]);
});
