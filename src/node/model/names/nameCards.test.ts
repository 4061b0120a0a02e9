import { expect, test } from 'vitest';
import { component, hook, prop } from '../api/fixture';
import { nameCards } from './nameCards';
import { NameIndex } from './nameTarget';

const signature = {
  arguments: [{ name: 'page', type: 'number', description: '' }],
  returns: { type: 'void', description: '' },
};
const bar = component('Bar', {
  description: 'Draws bars. And more.',
  plan: 'pro',
  props: [
    prop('size', {
      type: 'number',
      default: '10',
      description: 'The `size` of a [bar](/x/a/). More of it.',
    }),
    prop('old', { deprecated: true, deprecationInfo: 'Use `size` instead. It is better.' }),
    prop('long', { type: 'x'.repeat(500), required: true, signature }),
    prop('top', { plan: 'premium', type: "'a' | 'b'" }),
  ],
  slots: [{ name: 'mark', default: 'BarMark', description: 'The mark.' }],
});
const useBar = hook('useBar', { parameters: [{ name: 'id', type: 'string', description: '' }] });
const index = new NameIndex([bar, useBar]);
const BAR = '/x/api/charts/bar/';
const cards = (...hrefs: string[]) => nameCards(hrefs, 'charts', index);

test('a card has the signature, the default, one sentence and the plan', () => {
  const size = 'bar/#bar-prop-size';
  expect(cards(`/x/api/charts/${size}`)).toEqual({
    [size]: {
      code: 'size?: number',
      default: '10',
      text: 'The size of a bar.',
      plan: 'pro',
    },
  });
});

test('a deprecated name says what to use', () => {
  expect(cards(`${BAR}#bar-prop-old`)['bar/#bar-prop-old']).toMatchObject({
    deprecated: 'Use size instead.',
  });
});

test('pages, slots and the plan of a row', () => {
  const found = cards(BAR, '/x/api/charts/usebar/', `${BAR}#bar-slot-mark`, `${BAR}#bar-prop-top`);
  expect(Object.entries(found).map(([key, { code, plan }]) => [key, code, plan])).toEqual([
    ['bar/', '<Bar />', 'pro'],
    ['bar/#bar-prop-top', "top?: 'a' | 'b'", 'premium'],
    ['bar/#bar-slot-mark', 'mark: BarMark', 'pro'],
    ['usebar/', 'useBar(id)', undefined],
  ]);
});

test('a long type is cut, and other products and unknown rows have no card', () => {
  const { code } = cards(`${BAR}#bar-prop-long`)['bar/#bar-prop-long']!;
  expect(code).toMatch(/^long: x+…$/);
  expect(code.length).toBeLessThanOrEqual(140);
  expect(cards('/x/api/data-grid/data-grid/', `${BAR}#bar-prop-none`, BAR)).toEqual(cards(BAR));
});
