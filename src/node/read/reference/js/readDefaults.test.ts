import { expect, it } from 'vitest';
import { parseText } from './parseScript';
import { readRuntimeDefaults, readSlotDefaults } from './readDefaults';

it('reads literal defaults of the props, not of other objects', () => {
  const source = parseText(
    '/none/Sample.js',
    `function Sample(props) {
  const { a = 1, b: c = 'x', d = compute(), e } = props;
  const { f = 2 } = series;
}`,
  );
  expect([...readRuntimeDefaults(source, 'Sample')]).toEqual([
    ['a', '1'],
    ['b', "'x'"],
  ]);
});

it('reads the defaults that a wrapper applies', () => {
  const text = `const Sample = consumeSlots('MuiSample', 'slot', { defaultProps: { size: 'big' } }, fn);`;
  const defaults = readRuntimeDefaults(parseText('/none/Sample.js', text), 'Sample');
  expect(defaults.get('size')).toBe("'big'");
});

it('reads slots from fallbacks and from the object before the reader’s slots', () => {
  const text = `function Sample(props) {
  const Tooltip = props.slots?.tooltip ?? ChartsTooltip;
  const all = { slots: _extends({ field: DateField }, props.slots) };
}`;
  expect(
    Object.fromEntries(readSlotDefaults(parseText('/none/Sample.js', text), 'Sample')),
  ).toEqual({ field: 'DateField', tooltip: 'ChartsTooltip' });
});
