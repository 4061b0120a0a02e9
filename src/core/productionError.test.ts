import { expect, test } from 'vitest';
import { askedError, fullMessage, type ErrorCodes } from './productionError';

test.each([
  ['', { kind: 'none' }],
  ['?code=', { kind: 'none' }],
  ['?args[]=a', { kind: 'none' }],
  ['?code=7', { kind: 'code', code: 7, args: [] }],
  ['?code=007&args[]=a+b&args%5B%5D=%3Cb%3E', { kind: 'code', code: 7, args: ['a b', '<b>'] }],
  ['?code=7&code=8', { kind: 'code', code: 7, args: [] }],
  ['?code=7x', { kind: 'invalid', code: '7x' }],
  ['?code=-1', { kind: 'invalid', code: '-1' }],
  ['?code=1234567', { kind: 'invalid', code: '1234567' }],
  ['?code=__proto__', { kind: 'invalid', code: '__proto__' }],
  ['?code=%E0%A4', { kind: 'invalid', code: '\uFFFD' }],
  [`?code=${'😀'.repeat(50)}`, { kind: 'invalid', code: `${'😀'.repeat(40)}…` }],
])('%.60s', (search, expected) => {
  expect(askedError(search)).toEqual(expected);
});

test('arguments are as many and as long as anybody reads', () => {
  const asked = askedError(`?code=1${`&args[]=${'a'.repeat(100_000)}`.repeat(50)}`);
  if (asked.kind !== 'code') throw new Error('A code was expected.');
  expect(asked.args).toHaveLength(20);
  expect(asked.args[0]).toBe(`${'a'.repeat(500)}…`);
});

test('messages get their arguments by place', () => {
  const codes: ErrorCodes = { version: '1', messages: { 9: ['No ', 1, ' in ', 0, '.'] } };
  expect(fullMessage(codes, 9, ['a', '%s'], '[missing]')).toBe('No %s in a.');
  expect(fullMessage(codes, 9, ['a'], '[missing]')).toBe('No [missing] in a.');
  expect(fullMessage(codes, 10, [], '')).toBeUndefined();
});
