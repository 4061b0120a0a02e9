import { expect, test } from 'vitest';
import { adSource } from './adSource';

const adScript = '/a.js';
const adJson = '/a.json';

test.each([
  [{ adScript, adJson }, false, 'script'],
  [{ adScript, adJson }, true, 'json'],
  [{ adScript }, false, 'script'],
  [{ adScript }, true, 'script'],
  [{ adJson }, false, 'json'],
  [{ adJson }, true, 'json'],
  [{}, false, undefined],
  [{}, true, undefined],
])('%j, a line of text %s: %s', (services, isInline, kind) => {
  expect(adSource({ isConsentRequired: true, ...services }, isInline)?.kind).toBe(kind);
});
