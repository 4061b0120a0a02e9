import { expect, test } from 'vitest';
import { hasPrivacySignal, resolveConsent } from './consent';

test.each([
  ['open', true, false, 'open'],
  ['open', false, false, 'granted'],
  ['granted', true, false, 'granted'],
  ['granted', false, false, 'granted'],
  ['denied', true, false, 'denied'],
  ['denied', false, false, 'denied'],
  ['open', true, true, 'denied'],
  ['open', false, true, 'denied'],
  ['granted', true, true, 'denied'],
  ['denied', true, true, 'denied'],
] as const)('%s, required %s, signal %s: %s', (choice, isRequired, hasSignal, expected) => {
  expect(resolveConsent({ choice, isRequired, hasSignal })).toBe(expected);
});

test.each([
  [{}, false],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
])('%j is a signal: %s', (signals, expected) => {
  expect(hasPrivacySignal(signals)).toBe(expected);
});
