import { render } from '@testing-library/react';
import { BarChart, BarElement, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, labels, point, quiet, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/bar-demo/');

chartLayout();

function Rides(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={485}
      height={300}
      skipAnimation
      xAxis={[{ data: ['Mon', 'Tue'] }]}
      series={[{ data: [4, 9], label: 'Rides' }]}
      {...props}
    />
  );
}

const bar = '.MuiBarElement-root';
const numbers = (name: string) => attributes(bar, name).map(Number);

claim('Stacked bars', 'A space in the name of a stack breaks the clip path that rounds it', () => {
  const stacked = (stack: string) => [{ data: [4, 9], stack }];
  const clips = (stack: string) =>
    attributes('[clip-path]', 'clip-path').filter((path) => path.includes(`_${stack}_`));
  const { rerender } = render(<Rides borderRadius={8} series={stacked('current')} />);
  expect(clips('current')).toHaveLength(2);
  rerender(<Rides borderRadius={8} series={stacked('this year')} />);
  // A URL without quotes must not contain spaces, so the browser ignores these two.
  expect(clips('this year')).toHaveLength(2);
});

claim('One highlighted bar', 'Other categories get the unknownColor', () => {
  const colorMap = {
    type: 'ordinal' as const,
    values: ['Tue'],
    colors: ['red'],
    unknownColor: 'gray',
  };
  render(<Rides xAxis={[{ data: ['Mon', 'Tue'], colorMap }]} />);
  expect(attributes(bar, 'fill')).toEqual(['gray', 'red']);
});

claim('Shares of 100%', 'The axis ranges from 0 to 1; the tooltip still shows values', async () => {
  const series = [3, 1].map((value, index) => ({
    data: [value, value],
    label: `S${index}`,
    stack: 'a',
    stackOffset: 'expand' as const,
  }));
  render(<Rides series={series} yAxis={[{ tickNumber: 2 }]} />);
  expect([labels('Y')[0], labels('Y').at(-1)]).toEqual(['0.0', '1.0']);
  await point(120, 100);
  expect(tooltip()).toEqual(['Mon', 'S03', 'S11']);
});

claim('Gains and losses', 'A fixed max leaves the lower end to the data', () => {
  render(<Rides yAxis={[{ max: 100, tickNumber: 4 }]} series={[{ data: [-44, 86] }]} />);
  expect([labels('Y')[0], labels('Y').at(-1)]).toEqual(['−50', '100']);
});

claim('Stack around zero', 'One stack draws positives above and negatives below zero', () => {
  const series = [
    { data: [4], stack: 'a' },
    { data: [2], stack: 'a' },
    { data: [-3], stack: 'a' },
  ];
  render(<Rides xAxis={[{ data: ['Jan'] }]} series={series} />);
  const [first = 0, second = 0, below = 0] = numbers('y');
  const [firstHeight = 0, secondHeight = 0] = numbers('height');
  expect(second + secondHeight).toBeCloseTo(first, 0);
  expect(below).toBeCloseTo(first + firstHeight, 0);
});

claim('Diverging bars', 'The series closest to zero comes first', () => {
  const series = [
    { data: [-2], stack: 'a' },
    { data: [-5], stack: 'a' },
  ];
  render(<Rides layout="horizontal" xAxis={[]} yAxis={[{ data: ['Q'] }]} series={series} />);
  const [near = 0, far = 0] = numbers('x');
  expect(near).toBeGreaterThan(far);
});

claim('Two value axes', 'Only the first axis is displayed without a position', () => {
  const axes = [{ id: 'a' }, { id: 'b' }];
  const series = axes.map(({ id }) => ({ data: [4, 9], yAxisId: id }));
  const { rerender } = render(<Rides series={series} yAxis={axes} />);
  expect(count('.MuiChartsAxis-directionY')).toBe(1);
  rerender(<Rides series={series} yAxis={[{ id: 'a' }, { id: 'b', position: 'right' }]} />);
  expect(count('.MuiChartsAxis-directionY')).toBe(2);
});

claim('Bars, line, and target', 'axisId sets which y-axis the target belongs to', () => {
  const target = (axisId: string) => (
    <Rides
      yAxis={[{ id: 'money' }, { id: 'margin', position: 'right', min: 0, max: 100 }]}
      series={[{ data: [4, 10], yAxisId: 'money' }]}
    >
      <ChartsReferenceLine axisId={axisId} y={5} />
    </Rides>
  );
  const { rerender } = render(target('money'));
  const before = attributes('.MuiChartsReferenceLine-line', 'd')[0];
  rerender(target('margin'));
  expect(attributes('.MuiChartsReferenceLine-line', 'd')[0]).not.toBe(before);
});

claim('Budget against actual', 'barGapRatio −1 and a slot with BarElement: half as thick', () => {
  render(
    <Rides
      xAxis={[{ data: ['Mon'], barGapRatio: -1 }]}
      series={[
        { id: 'budget', data: [9] },
        { id: 'actual', data: [8] },
      ]}
      slots={{
        bar: ({ ownerState: _, ...props }) => {
          const inset = props.id === 'actual' ? props.width / 4 : 0;
          return <BarElement {...props} x={props.x + inset} width={props.width - 2 * inset} />;
        },
      }}
    />,
  );
  const [budget = 0, actual = 0] = numbers('width');
  expect(actual).toBeCloseTo(budget / 2, 3);
});

claim('Population pyramid', 'The function in domainLimit makes both sides equally wide', () => {
  const domainLimit = (min: number, max: number) => {
    const limit = Math.max(-min, max);
    return { min: -limit, max: limit };
  };
  render(
    <Rides
      layout="horizontal"
      yAxis={[{ data: ['20–29'] }]}
      xAxis={[{ domainLimit, tickInterval: [-300, 300] }]}
      series={[
        { data: [-300], stack: 'a' },
        { data: [150], stack: 'a' },
      ]}
    />,
  );
  const [women = 0, men = 0] = numbers('width');
  expect(women).toBeCloseTo(men * 2, 0);
  expect(labels('X')).toEqual(['−300', '300']);
});

claim('Waterfall', 'The transparent series has no tooltip row and no legend entry', async () => {
  render(
    <Rides
      series={[
        { data: [4, 5], stack: 'a', color: 'transparent', valueFormatter: () => null },
        { data: [2, 3], stack: 'a', label: 'Gained' },
      ]}
    />,
  );
  expect(count('.MuiChartsLegend-series')).toBe(1);
  await point(120, 100);
  expect(tooltip()).toEqual(['Mon', 'Gained2']);
});

claim(
  'Bars without axes',
  'The container reserves space for an axis unless position is none',
  () => {
    const bare = (position?: 'none') => (
      <ChartContainer
        width={400}
        height={100}
        margin={0}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['8 AM'], categoryGapRatio: 0, position }]}
        yAxis={[{ position }]}
        series={[{ type: 'bar', data: [4] }]}
      >
        <BarPlot />
      </ChartContainer>
    );
    const { rerender } = render(bare());
    expect(numbers('width')).toEqual([355]);
    rerender(bare('none'));
    expect(numbers('width')).toEqual([400]);
    expect(quiet()).not.toHaveBeenCalled();
  },
);
