import { expect, test } from 'vitest';
import { component, prop } from '../../model/api/fixture';
import { collectSymbols } from './collectSymbols';

test('a name that is a prop and a class is found as both, each with its own text', () => {
  const rule = { className: 'Mui-disabled', isGlobal: true, deprecated: false };
  const entry = component('Item', {
    props: [prop('disabled', { description: 'Disables it.', plan: 'pro' })],
    classes: [{ ...rule, key: 'disabled', description: 'Applied when it is disabled.' }],
  });
  expect(collectSymbols([entry], () => 7)).toEqual([
    { name: 'disabled', kind: 'prop', owners: [7], plan: 'pro', text: 'Disables it.' },
    { name: 'disabled', kind: 'class', owners: [7], text: 'Applied when it is disabled.' },
  ]);
});
