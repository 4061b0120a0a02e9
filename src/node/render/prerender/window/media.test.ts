import { expect, test } from 'vitest';
import { FRAMES } from './frame';
import { matchesMedia } from './media';

const desktop = { ...FRAMES.wide, scheme: 'light' } as const;
const phone = { ...FRAMES.narrow, scheme: 'dark' } as const;

test.each([
  ['@media (min-width:600px)', true, false],
  ['(max-width:599.95px)', false, true],
  ['(pointer: coarse)', false, true],
  ['@media (hover: hover)', true, false],
  ['(prefers-color-scheme: dark)', false, true],
  ['(prefers-reduced-motion: reduce)', true, true],
  ['(prefers-reduced-motion: no-preference)', false, false],
  ['print', false, false],
  ['screen and (min-width: 900px)', true, false],
  ['print, (max-width: 400px)', false, true],
])('%s', (query, onDesktop, onPhone) => {
  expect([matchesMedia(query, desktop), matchesMedia(query, phone)]).toEqual([onDesktop, onPhone]);
});
