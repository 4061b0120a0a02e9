import { cleanup, render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, quiet } from './chart';

const claim = claimsOf('/x/react-charts/axis/');

chartLayout();

function Levels(props: Partial<LineChartProps>) {
  return (
    <LineChart width={500} height={400} skipAnimation series={[{ data: [1, 5, 9] }]} {...props} />
  );
}

const ends = (texts: string[]) => [texts[0], texts.at(-1)];

claim('Charts - Axes', 'The first x-axis is at the bottom and the first y-axis on the left', () => {
  render(<Levels />);
  expect(count('.MuiChartsAxis-directionX.MuiChartsAxis-bottom')).toBe(1);
  expect(count('.MuiChartsAxis-directionY.MuiChartsAxis-left')).toBe(1);
  expect(count('.MuiChartsAxis-root')).toBe(2);
});

claim('Choose a scale', 'LineChart uses point without xAxis, else an axis is linear', () => {
  const { rerender } = render(<Levels />);
  expect(labels('X')).toEqual(['0', '1', '2']);
  rerender(<Levels xAxis={[{ data: [0, 1, 2] }]} />);
  expect(labels('X')).toContain('0.2');
});

claim('Format ticks and tooltip', 'The second argument has the location of the text', () => {
  const location = vi.fn();
  render(
    <Levels
      xAxis={[
        {
          scaleType: 'point',
          data: ['January', 'February', 'March'],
          valueFormatter: (value: string, context) => {
            location(context.location);
            return value.slice(0, 3);
          },
        },
      ]}
    />,
  );
  expect(labels('X')).toEqual(['Jan', 'Feb', 'Mar']);
  expect(location).toHaveBeenCalledWith('tick');
});

claim('Format ticks and tooltip', 'At a tick, \\n starts a new line', () => {
  render(<Levels xAxis={[{ scaleType: 'point', data: ['a\nb', 'c', 'd'], height: 60 }]} />);
  expect(count('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel:first-of-type tspan')).toBe(4);
});

claim('Set the range', 'You can set one of min and max or both', () => {
  const { rerender } = render(<Levels yAxis={[{ min: 0 }]} />);
  expect(ends(labels('Y'))).toEqual(['0', '10']);
  rerender(<Levels yAxis={[{ min: -10, max: 20 }]} />);
  expect(ends(labels('Y'))).toEqual(['−10', '20']);
});

claim('Fit the range to the data', 'Nice rounds the ends and strict keeps them', () => {
  const series = [{ data: [1.3, 8.7] }];
  const { rerender } = render(<Levels series={series} yAxis={[{ tickInterval: [1, 9] }]} />);
  expect(labels('Y')).toEqual(['1', '9']);
  rerender(<Levels series={series} yAxis={[{ domainLimit: 'strict', tickInterval: [1, 9] }]} />);
  expect(labels('Y')).toEqual([]);
});

claim('Fit the range to the data', 'min and max override the function', () => {
  const domainLimit = (min: number, max: number) => ({ min: min - 99, max: max + 11 });
  render(<Levels yAxis={[{ min: 0, domainLimit, tickInterval: [-98, 0, 20, 21] }]} />);
  expect(labels('Y')).toEqual(['0', '20']);
});

claim('Reverse an axis', 'The lowest value of a reversed y-axis is at the top', () => {
  render(<Levels yAxis={[{ reverse: true, min: 0, max: 10 }]} />);
  const tick = document.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-tickContainer');
  expect(tick?.textContent).toBe('0');
  expect(tick?.getAttribute('transform')).toBe('translate(0, 20)');
});

claim('Show a grid', 'Lines are drawn at the ticks of the first axes', () => {
  render(<Levels grid={{ horizontal: true }} yAxis={[{ tickInterval: [2, 4, 8] }]} />);
  expect(count('.MuiChartsGrid-horizontalLine')).toBe(3);
  expect(count('.MuiChartsGrid-verticalLine')).toBe(0);
});

claim('Set the number or step of ticks', 'tickMinStep 3 from 0 to 9 gives even numbers', () => {
  render(<Levels yAxis={[{ min: 0, max: 9, tickMinStep: 3 }]} />);
  expect(labels('Y')).toEqual(['0', '2', '4', '6', '8']);
  cleanup();
  render(<Levels yAxis={[{ min: 0, max: 9, tickMinStep: 9 }]} />);
  expect(labels('Y').length).toBeLessThan(4);
});

claim('Set the number or step of ticks', 'Band and point axes ignore the properties', () => {
  render(
    <Levels xAxis={[{ scaleType: 'point', data: [1, 2, 3], tickNumber: 1, tickMinStep: 2 }]} />,
  );
  expect(labels('X')).toEqual(['1', '2', '3']);
});

claim('List the tick values', 'An array places ticks at exactly these values', () => {
  const yAxis = { tickInterval: [1.5, 2, 7] };
  const { rerender } = render(<Levels yAxis={[yAxis]} />);
  expect(labels('Y')).toEqual(['2', '2', '7']); // rounded as if at automatic ticks
  rerender(<Levels yAxis={[{ ...yAxis, valueFormatter: String }]} />);
  expect(labels('Y')).toEqual(['1.5', '2', '7']);
});

claim('List the tick values', 'On a point axis, a function filters the categories', () => {
  const tickInterval = (value: string) => value !== 'b';
  render(<Levels xAxis={[{ scaleType: 'point', data: ['a', 'b', 'c'], tickInterval }]} />);
  expect(labels('X')).toEqual(['a', 'c']);
});

claim(
  'Choose which ticks have a label',
  'All chosen labels are shown, even if they overlap',
  () => {
    const data = Array.from({ length: 60 }, (_, index) => index + 10);
    const axis = { scaleType: 'band', data } as const;
    const { rerender } = render(<Levels series={[{ data }]} xAxis={[axis]} />);
    expect(labels('X').length).toBeLessThan(20);
    rerender(<Levels series={[{ data }]} xAxis={[{ ...axis, tickLabelInterval: () => true }]} />);
    expect(labels('X')).toHaveLength(60);
  },
);

claim('Choose which ticks have a label', 'Labels of a y-axis are never hidden', () => {
  render(<Levels yAxis={[{ tickNumber: 100 }]} />);
  expect(labels('Y').length).toBeGreaterThan(70);
});

claim('Move or hide an axis', 'A hidden axis reserves no space', () => {
  const start = () => document.querySelector('.MuiChartsAxis-directionX line')?.getAttribute('x1');
  const { rerender } = render(<Levels />);
  expect(start()).toBe('65');
  rerender(<Levels yAxis={[{ position: 'none' }]} />);
  expect(start()).toBe('20');
  expect(count('.MuiChartsAxis-directionY')).toBe(0);
});

claim(
  'Add a second axis',
  'If a series refers to an id that does not exist, the chart throws',
  () => {
    quiet();
    expect(() => render(<Levels series={[{ data: [1], yAxisId: 'pressure' }]} />)).toThrow();
  },
);

claim('Add a second axis', 'In development, a duplicate id logs an error', () => {
  const error = quiet();
  render(<Levels xAxis={[{ id: 'one', data: [1, 2, 3] }]} yAxis={[{ id: 'one' }]} />);
  expect(String(error.mock.calls)).toContain('one');
});

claim(
  'Make room for labels',
  'A y-axis is 45 wide, 65 with a label; an x-axis 25 and 45 high',
  () => {
    const { rerender } = render(<Levels />);
    const box = () => document.querySelector('clipPath[id$="-clip-path"] rect');
    const size = () => [box()?.getAttribute('width'), box()?.getAttribute('height')];
    expect(size()).toEqual(['415', '335']);
    rerender(<Levels xAxis={[{ data: [1, 2, 3], label: 'Week' }]} yAxis={[{ label: 'Level' }]} />);
    expect(size()).toEqual(['395', '315']);
  },
);

claim('Classes and slots', 'The group around an axis has a class with its id', () => {
  render(<Levels yAxis={[{ id: 'celsius' }]} />);
  expect(count('.MuiChartsAxis-directionY.MuiChartsAxis-left.MuiChartsAxis-id-celsius')).toBe(1);
});

claim('Draw reference lines', 'Setting both x and y or neither throws an error', () => {
  quiet();
  const both = { x: 1, y: 2 } as unknown as { x: number };
  const neither = {} as unknown as { x: number };
  for (const props of [both, neither]) {
    expect(() =>
      render(
        <Levels>
          <ChartsReferenceLine {...props} />
        </Levels>,
      ),
    ).toThrow();
  }
});

claim(
  'Draw reference lines',
  'On a band axis at the band start; unknown values log an error',
  () => {
    const error = quiet();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const draw = (x: string) => (
      <BarChart width={465} height={300} xAxis={[{ data: ['a', 'b'] }]} series={[{ data: [1, 2] }]}>
        <ChartsReferenceLine x={x} />
      </BarChart>
    );
    const { rerender } = render(draw('b'));
    expect(attributes('.MuiChartsReferenceLine-line', 'd')[0]).toMatch(/^M\s*274/);
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    rerender(draw('c'));
    expect(count('.MuiChartsReferenceLine-line')).toBe(0);
    expect(error.mock.calls.length + warn.mock.calls.length).toBeGreaterThan(0);
  },
);

claim('Why is my second axis invisible?', 'All other axes have position none until set', () => {
  const series = [
    { data: [{ x: 1, y: 4, id: 1 }] },
    { data: [{ x: 2, y: 9, id: 2 }], yAxisId: 'b' },
  ];
  const { rerender } = render(
    <ScatterChart width={400} height={300} yAxis={[{ id: 'a' }, { id: 'b' }]} series={series} />,
  );
  expect(count('.MuiChartsAxis-directionY')).toBe(1);
  const yAxis = [{ id: 'a' }, { id: 'b', position: 'right' as const }];
  rerender(<ScatterChart width={400} height={300} yAxis={yAxis} series={series} />);
  expect(count('.MuiChartsAxis-directionY')).toBe(2);
});

claim(
  'Why do the ticks ignore tickNumber?',
  'A formatter that returns the value keeps decimals',
  () => {
    const ticks = { tickInterval: [18, 19.5, 21, 22.5], min: 18, max: 22.5 };
    const { rerender } = render(<Levels height={240} yAxis={[ticks]} />);
    expect(labels('Y')).toEqual(['18', '20', '21', '23']);
    rerender(<Levels height={240} yAxis={[{ ...ticks, valueFormatter: String }]} />);
    expect(labels('Y')).toEqual(['18', '19.5', '21', '22.5']);
  },
);

claim('How do I show whole numbers only?', 'tickMinStep 1 leaves no fractions', () => {
  const { rerender } = render(<Levels series={[{ data: [0, 2] }]} />);
  expect(labels('Y')).toContain('0.5');
  rerender(<Levels series={[{ data: [0, 2] }]} yAxis={[{ tickMinStep: 1 }]} />);
  expect(labels('Y')).toEqual(['0', '1', '2']);
});

claim('Why is nothing drawn on my log axis?', 'Areas are drawn on a log axis, bars are not', () => {
  quiet();
  const log = [{ scaleType: 'log', min: 1 } as const];
  const { unmount } = render(<Levels yAxis={log} series={[{ data: [1, 12, 160], area: true }]} />);
  expect(document.querySelector('.MuiAreaElement-root')?.getAttribute('d')).toMatch(
    /^M65,355[^N]+Z$/,
  );
  unmount();
  render(
    <BarChart width={400} height={300} skipAnimation yAxis={log} series={[{ data: [1, 12] }]} />,
  );
  expect(
    attributes('.MuiBarElement-root', 'height').filter((height) => Number(height) > 0),
  ).toEqual([]);
});

claim('How do I hide an axis but keep its grid?', 'Grid lines stay with a hidden axis', () => {
  render(<Levels yAxis={[{ position: 'none' }]} grid={{ horizontal: true }} />);
  expect(count('.MuiChartsAxis-directionY')).toBe(0);
  expect(count('.MuiChartsGrid-horizontalLine')).toBeGreaterThan(3);
});

claim('Draw reference lines', 'axisId draws the line on another axis', () => {
  const draw = (axisId?: string) => (
    <Levels
      yAxis={[
        { id: 'a', min: 0, max: 10 },
        { id: 'b', min: 0, max: 1 },
      ]}
    >
      <ChartsReferenceLine axisId={axisId} y={0.5} />
    </Levels>
  );
  const y = () => Number(/[\d.]+ ([\d.]+)/.exec(line())?.[1]);
  const line = () => attributes('.MuiChartsReferenceLine-line', 'd')[0] ?? '';
  const { rerender } = render(draw());
  const low = y();
  rerender(draw('b'));
  expect(y()).toBeLessThan(low);
});

claim('Why is my second axis invisible?', 'ChartsAxis draws all axes that have a position', () => {
  const yAxis = [{ id: 'a' }, { id: 'b', position: 'right' as const }, { id: 'c' }];
  const series = yAxis.map(({ id }) => ({
    type: 'scatter' as const,
    data: [{ x: 1, y: 4, id: 1 }],
    yAxisId: id,
  }));
  render(
    <ChartContainer width={400} height={300} yAxis={yAxis} series={series}>
      <ChartsAxis />
    </ChartContainer>,
  );
  expect(count('.MuiChartsAxis-directionY')).toBe(2);
});
