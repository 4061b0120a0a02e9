import { expect, test } from 'vitest';
import { longhands } from './longhands';

const of = (property: string, value: string) => Object.fromEntries(longhands(property, value));

test('boxes have four sides, logical ones too', () => {
  expect(of('padding', '1px 2px')).toEqual({
    'padding-top': '1px',
    'padding-right': '2px',
    'padding-bottom': '1px',
    'padding-left': '2px',
  });
  expect(of('margin-inline', '1px 2px')).toEqual({ 'margin-left': '1px', 'margin-right': '2px' });
  expect(of('padding-block-start', '3px')).toEqual({ 'padding-top': '3px' });
  expect(of('inset', '0')).toEqual({ top: '0', right: '0', bottom: '0', left: '0' });
  expect(of('max-inline-size', '100%')).toEqual({ 'max-width': '100%' });
});

test('a border has a style and a width', () => {
  expect(of('border-bottom', '1px solid red')).toEqual({
    'border-bottom-style': 'solid',
    'border-bottom-width': '1px',
  });
  expect(of('border-radius', '4px')).toEqual({});
});

test.each([
  ['1', '1', '1', '0px'],
  ['none', '0', '0', 'auto'],
  ['0 0 120px', '0', '0', '120px'],
  ['1 1 calc(50% - 4px)', '1', '1', 'calc(50% - 4px)'],
])('flex: %s', (value, grow, shrink, basis) => {
  expect(of('flex', value)).toEqual({
    'flex-grow': grow,
    'flex-shrink': shrink,
    'flex-basis': basis,
  });
});
