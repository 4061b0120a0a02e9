import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from '@mui/x-charts/BarChart';
import * as funnel from '@mui/x-charts-pro/FunnelChart';
import { strawberrySkyPalette } from '@mui/x-charts/colorPalettes';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import StepsTable from '../../../data/react-charts/funnel/StepsTable';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/funnel/');

chartLayout();

const { Unstable_FunnelChart: FunnelChart } = funnel;
type FunnelProps = React.ComponentProps<typeof FunnelChart>;

const data = [
  { label: 'Viewed', value: 90 },
  { label: 'Paid', value: 60 },
  { label: 'Visited', value: 30 },
];

function Shop(props: Partial<FunnelProps>) {
  return <FunnelChart width={400} height={300} margin={0} series={[{ data }]} {...props} />;
}

const section = '.MuiFunnelSection-root';
const texts = () =>
  Array.from(document.querySelectorAll('.MuiFunnelSection-label'), (text) => text.textContent);
/** Width of each section at its widest point. */
const widths = () =>
  attributes(section, 'd').map((path) => {
    const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const x = numbers.filter((_, index) => index % 2 === 0);
    return Math.round(Math.max(...x) - Math.min(...x));
  });
const heights = () =>
  attributes(section, 'd').map((path) => {
    const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const y = numbers.filter((_, index) => index % 2 === 1);
    return Math.round(Math.max(...y) - Math.min(...y));
  });

async function hover(index: number) {
  await point(200, 10);
  const path = document.querySelectorAll(section)[index];
  await act(async () => {
    if (path) fireEvent.pointerEnter(path, { pointerType: 'mouse' });
  });
}

claim('Funnel chart', 'The data keeps its order; widths follow the values', () => {
  const square = { curve: 'step', borderRadius: 0 } as const;
  const { rerender } = render(<Shop series={[{ ...square, data }]} />);
  expect(widths()).toEqual([400, 267, 133]);
  rerender(<Shop series={[{ ...square, data: [...data].reverse() }]} />);
  expect(widths()).toEqual([133, 267, 400]);
});

claim(
  'Show conversion rates',
  'valueFormatter is used in the section and the tooltip',
  async () => {
    const valueFormatter = vi.fn(
      (item: { value: number }, { dataIndex }: { dataIndex: number }) =>
        `${item.value}/${dataIndex}`,
    );
    render(<Shop series={[{ data, valueFormatter }]} />);
    expect(texts()).toEqual(['90/0', '60/1', '30/2']);
    await hover(1);
    expect(tooltip()).toEqual(['Paid60/1']);
  },
);

claim('Draw a pyramid', 'The widths do not represent the values', () => {
  const uneven = [{ value: 1 }, { value: 2 }, { value: 99 }];
  render(<Shop series={[{ curve: 'step-pyramid', borderRadius: 0, data: uneven }]} />);
  const [first = 0, second = 0, third = 0] = widths();
  expect(second - first).toBeCloseTo(third - second, -1);
});

claim('Turn the funnel sideways', 'One horizontal series turns all', () => {
  render(<Shop series={[{ data }, { data, layout: 'horizontal' }]} />);
  expect(widths()).toEqual([133, 133, 133, 133, 133, 133]);
});

claim('Label the steps', 'label gets its place; without labels there is no legend', async () => {
  const label = vi.fn((place: string) => place);
  const { rerender, container } = render(<Shop series={[{ data: [{ value: 1, label }] }]} />);
  expect(container.querySelector('li')?.textContent).toBe('legend');
  await hover(0);
  expect(tooltip()).toEqual(['tooltip1']);
  rerender(<Shop hideLegend series={[{ data: [{ value: 1, label }] }]} />);
  expect(container.querySelector('li')).toBeNull();
});

claim('Place or hide section labels', 'false hides labels, a function hides single ones', () => {
  const { rerender } = render(<Shop series={[{ data, sectionLabel: false }]} />);
  expect(texts()).toEqual([]);
  rerender(<Shop series={[{ data, sectionLabel: ({ value }) => (value < 50 ? false : {}) }]} />);
  expect(texts()).toEqual(['90', '60']);
});

claim('Place or hide section labels', 'A positive offset moves up, and left at the start', () => {
  const place = (offset: number) => ({
    position: { vertical: 'middle', horizontal: 'start' } as const,
    offset,
  });
  const at = () => [
    Number(attributes('.MuiFunnelSection-label', 'x')[0]),
    Number(attributes('.MuiFunnelSection-label', 'y')[0]),
  ];
  const { rerender } = render(<Shop series={[{ data, sectionLabel: place(0) }]} />);
  const [x = 0, y = 0] = at();
  expect(attributes('.MuiFunnelSection-label', 'text-anchor')[0]).toBe('start');
  rerender(<Shop series={[{ data, sectionLabel: place(10) }]} />);
  expect(at()).toEqual([x - 10, y - 10]);
  rerender(<Shop series={[{ data, sectionLabel: {} }]} />);
  const [center] = at();
  rerender(<Shop series={[{ data, sectionLabel: { offset: { x: 30 } } }]} />);
  expect(at()[0]).toBe(center);
});

claim('Change the shape', 'gap is 0 by default; bump ignores the radius', () => {
  const step = { curve: 'step', borderRadius: 0, data } as const;
  const { rerender } = render(<Shop series={[step]} />);
  expect(heights()).toEqual([100, 100, 100]);
  rerender(<Shop gap={15} series={[step]} />);
  expect(heights()).toEqual([90, 90, 90]);
  rerender(<Shop series={[{ curve: 'bump', borderRadius: 0, data }]} />);
  const sharp = attributes(section, 'd');
  rerender(<Shop series={[{ curve: 'bump', borderRadius: 20, data }]} />);
  expect(attributes(section, 'd')).toEqual(sharp);
});

claim('Fill or outline the sections', 'outlined is a stroke around a translucent fill', () => {
  render(<Shop series={[{ data, variant: 'outlined' }]} />);
  expect(attributes(section, 'fill-opacity')[0]).toBe('0.4');
  expect(attributes(section, 'stroke')[0]).toBe(attributes(section, 'fill')[0]);
});

claim('Set the colors', 'The color of a step wins over the palette', () => {
  const palette = strawberrySkyPalette('light');
  render(<Shop series={[{ data: [{ value: 2 }, { value: 1, color: 'red' }] }]} />);
  expect(attributes(section, 'fill')).toEqual([palette[0], 'red']);
});

claim('Set the colors', 'Sections have classes by index, in a group of their series', () => {
  render(<Shop series={[{ id: 'shop', data }]} />);
  expect(count('[data-series="shop"] .MuiFunnelSection-root.MuiFunnelSection-data-index-2')).toBe(
    1,
  );
});

claim('Compare two funnels', 'The legend lists the steps; the last series is in front', () => {
  const { container } = render(
    <Shop
      series={[
        { id: 'a', label: 'Last year', data },
        { id: 'b', data: [{ value: 5 }] },
      ]}
    />,
  );
  expect(container.textContent).not.toContain('Last year');
  const groups = attributes('svg [data-series]', 'data-series');
  expect(groups).toEqual(['a', 'b', 'a', 'b']);
});

claim('Add a category axis', 'On the left by default; linear heights follow the values', () => {
  const categories = ['Viewed', 'Paid', 'Visited'];
  const { rerender } = render(<Shop categoryAxis={{ categories }} />);
  expect(labels('Y')).toEqual(categories);
  const step = { curve: 'step', borderRadius: 0, data } as const;
  rerender(<Shop categoryAxis={{ scaleType: 'linear' }} series={[step]} />);
  expect(heights()).toEqual([150, 100, 50]);
});

claim('Make the chart accessible', 'Buttons select a section, as a click does', async () => {
  const user = userEvent.setup();
  render(<StepsTable />);
  expect(screen.getByRole('img', { name: /^Funnel chart/ }).tagName).toBe('svg');
  const button = screen.getByRole('button', { name: 'Checked out' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(count(`${section}[data-highlighted]`)).toBe(1);
  expect(count(`${section}[data-faded]`)).toBe(3);
});

claim('Make the chart accessible', 'onItemClick receives type, seriesId, and dataIndex', () => {
  const onItemClick = vi.fn();
  render(<Shop series={[{ id: 'shop', data }]} onItemClick={onItemClick} />);
  const path = document.querySelectorAll(section)[1];
  if (path) fireEvent.click(path);
  expect(onItemClick.mock.lastCall?.[1]).toEqual({
    type: 'funnel',
    seriesId: 'shop',
    dataIndex: 1,
  });
});

claim('Why is FunnelChart undefined?', 'Only Unstable_FunnelChart is exported', () => {
  expect(Object.keys(funnel)).toContain('Unstable_FunnelChart');
  expect(Object.keys(funnel)).not.toContain('FunnelChart');
});

claim('Compare two funnels', 'The tooltip shows the label of the step', async () => {
  const year = (label: string) => data.map(({ value }) => ({ value, label }));
  render(<Shop hideLegend series={[{ data: year('Last year') }, { data: year('This year') }]} />);
  await hover(4);
  expect(tooltip()).toEqual(['This year60']);
});

claim('Can I draw a funnel without the Pro plan?', 'The first bar is at the top', () => {
  const axis = [{ data: ['Viewed', 'Paid', 'Visited'] }];
  const series = [{ data: [90, 60, 30] }];
  const props = { width: 400, height: 300, skipAnimation: true } as const;
  render(<BarChart {...props} layout="horizontal" yAxis={axis} series={series} />);
  const [first = 0, , last = 0] = attributes('.MuiBarElement-root', 'y').map(Number);
  expect(first).toBeLessThan(last);
});

claim('How do I hide the tooltip?', 'trigger has no effect; a slot does', async () => {
  const { rerender } = render(<Shop slotProps={{ tooltip: { trigger: 'none' } }} />);
  await hover(0);
  expect(tooltip()).toEqual(['Viewed90']);
  rerender(<Shop slots={{ tooltip: () => null }} />);
  expect(tooltip()).toEqual([]);
});

claim('Make the chart accessible', 'The selection remains after a hover', async () => {
  render(<StepsTable />);
  const path = (index: number) => document.querySelectorAll(section)[index] as Element;
  const highlighted = () =>
    Array.from(document.querySelectorAll(section)).findIndex((element) =>
      element.hasAttribute('data-highlighted'),
    );
  fireEvent.click(path(1));
  expect(highlighted()).toBe(1);
  await hover(2);
  expect(highlighted()).toBe(2);
  await act(async () => {
    fireEvent.pointerLeave(path(2), { pointerType: 'mouse' });
  });
  expect(highlighted()).toBe(1);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});
