import Tooltip from '@mui/material/Tooltip';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  Gauge,
  gaugeClasses,
  GaugeContainer,
  GaugeValueText,
  useGaugeState,
  type GaugeProps,
} from '@mui/x-charts/Gauge';
import { expect, vi } from 'vitest';
import ZoneGauge from '../../../data/react-charts/gauge/ZoneGauge';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count } from './chart';

const claim = claimsOf('/x/react-charts/gauge/');

chartLayout();

const valueArc = `.${gaugeClasses.valueArc}`;

/** Writes the state of the gauge as attributes, with angles in degrees. */
function State() {
  const { valueAngle, startAngle, endAngle, ...rest } = useGaugeState();
  const degrees = (angle: number) => Math.round((angle * 180) / Math.PI);
  const state = {
    ...rest,
    start: degrees(startAngle),
    end: degrees(endAngle),
    angle: valueAngle === null ? null : degrees(valueAngle),
  };
  return <desc data-testid="state">{JSON.stringify(state)}</desc>;
}

const state = () =>
  JSON.parse(screen.getByTestId('state').textContent) as Record<string, number | null>;

function Battery(props: GaugeProps) {
  return (
    <Gauge width={220} height={120} value={62} skipAnimation aria-label="Battery" {...props}>
      <State />
    </Gauge>
  );
}

const text = () => document.querySelector(`.${gaugeClasses.valueText}`)?.textContent;

claim('Set the range', 'From 0 to 100 by default, or from valueMin to valueMax', () => {
  const { rerender } = render(<Battery value={50} />);
  expect(state()).toMatchObject({ valueMin: 0, valueMax: 100, angle: 180 });
  rerender(<Battery value={15} valueMin={-10} valueMax={40} />);
  expect(state().angle).toBe(180);
});

claim('Set the range', 'The gauge does not limit the value', () => {
  render(<Battery value={130} startAngle={-90} endAngle={90} />);
  expect(state().angle).toBe(144);
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('130');
});

claim('Set angles and thickness', 'Defaults: 0 to 360 degrees, 80 % to 100 %, corners 0', () => {
  render(<Battery />);
  expect(state()).toMatchObject({ start: 0, end: 360, maxRadius: 50 });
  expect(state()).toMatchObject({ innerRadius: 40, outerRadius: 50, cornerRadius: 0 });
});

claim('Set angles and thickness', 'A percentage of cornerRadius is of the thickness', () => {
  render(<Battery cornerRadius="50%" innerRadius="60%" />);
  expect(state().cornerRadius).toBe(10);
});

claim('Set angles and thickness', 'A half circle uses the area, and cx and cy fix it', () => {
  const { rerender } = render(<Battery startAngle={-90} endAngle={90} />);
  expect(state()).toMatchObject({ maxRadius: 100, cx: 110, cy: 110 });
  rerender(<Battery startAngle={-90} endAngle={90} cx="50%" cy="50%" />);
  expect(state()).toMatchObject({ maxRadius: 50, cx: 110, cy: 60 });
});

claim('Change the text', 'A string, or a function of value, valueMin, and valueMax', () => {
  const { rerender } = render(<Battery value={1200} valueMax={2000} />);
  expect(text()).toBe((1200).toLocaleString());
  rerender(<Battery text="Full" />);
  expect(text()).toBe('Full');
  rerender(
    <Battery text={({ value, valueMin, valueMax }) => `${valueMin}/${value}/${valueMax}`} />,
  );
  expect(text()).toBe('0/62/100');
});

claim('Change the text', 'A line break starts a new line; an empty text hides it', () => {
  const { rerender } = render(<Battery text={'4 kW\nof 10 kW'} />);
  expect(count(`.${gaugeClasses.valueText} tspan`)).toBe(2);
  rerender(<Battery text="" />);
  expect(text()).toBe('');
});

claim('Change the colors', 'The classes of the parts', () => {
  render(<Battery />);
  const { root, referenceArc, valueText } = gaugeClasses;
  expect(document.querySelector(`svg.${root}`)).not.toBeNull();
  expect(count(`path${valueArc}`)).toBe(1);
  expect(count(`path.${referenceArc}`)).toBe(1);
  expect(count(`g.${valueText}`)).toBe(1);
});

claim('Draw a needle', 'Children of Gauge come after its arcs and text', () => {
  render(<Battery />);
  const group = document.querySelector('svg > g');
  expect(group?.lastElementChild?.getAttribute('data-testid')).toBe('state');
});

claim('Draw a needle', 'Angles are in radians; valueAngle is null without a value', () => {
  const { rerender } = render(<Battery value={25} />);
  expect(state().angle).toBe(90);
  rerender(<Battery value={null} />);
  expect(state().angle).toBeNull();
});

claim('Draw a needle', 'A container draws only its parts', () => {
  render(
    <GaugeContainer width={200} height={200} value={5}>
      <GaugeValueText text="5 of 10" />
    </GaugeContainer>,
  );
  expect(screen.getByText('5 of 10')).toBeDefined();
  expect(count('svg path')).toBe(0);
});

claim('Describe the gauge to screen readers', 'A meter with its values, inner parts hidden', () => {
  render(<Battery valueMax={80} aria-valuetext="62 of 80" />);
  const meter = screen.getByRole('meter', { name: 'Battery' });
  const values = ['now', 'min', 'max', 'text'].map((name) =>
    meter.getAttribute(`aria-value${name}`),
  );
  expect(values).toEqual(['62', '0', '80', '62 of 80']);
  expect(attributes('svg > g', 'aria-hidden')).toEqual(['true']);
});

claim('How do I show that there is no value yet?', 'null draws neither arc nor text', () => {
  const { rerender } = render(<Battery value={null} />);
  expect([count(valueArc), count(`.${gaugeClasses.valueText}`)]).toEqual([0, 0]);
  expect(screen.getByRole('meter').hasAttribute('aria-valuenow')).toBe(false);
  rerender(<Battery value={null} role="img" />);
  expect(screen.queryByRole('meter')).toBeNull();
});

claim('Change the text', 'A function that returns null draws no text', () => {
  render(<Battery text={() => null} />);
  expect(count(`.${gaugeClasses.valueText}`)).toBe(0);
});

claim('How do I add a tooltip or handle clicks?', 'onClick and a Tooltip work', async () => {
  const onClick = vi.fn();
  render(
    <Tooltip title="Charged at 3:40 PM" describeChild enterDelay={0}>
      <Gauge width={160} height={160} value={62} aria-label="Battery" onClick={onClick} />
    </Tooltip>,
  );
  const gauge = screen.getByRole('meter', { name: 'Battery' });
  fireEvent.click(gauge);
  expect(onClick).toHaveBeenCalledTimes(1);
  fireEvent.mouseOver(gauge);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Charged at 3:40 PM');
  expect(gauge.getAttribute('tabindex')).toBeNull();
});

claim('How do I turn off the animation?', 'With skipAnimation, the arc is final at once', () => {
  const { rerender } = render(<Battery value={10} />);
  const before = attributes(valueArc, 'd')[0];
  rerender(<Battery value={90} />);
  const after = attributes(valueArc, 'd')[0];
  expect(after).not.toBe(before);
  rerender(<Battery value={90} skipAnimation={false} />);
  expect(attributes(valueArc, 'd')[0]).toBe(after);
});

claim('Show color zones', 'The text and the rating follow the value', () => {
  render(<ZoneGauge />);
  const gauge = screen.getByRole('meter');
  expect(gauge.textContent).toContain('Good: 742 ppm');
  expect(gauge.getAttribute('aria-valuetext')).toBe('742 parts per million, Good');
});
