import { expect, test } from 'vitest';
import { minifyStyles } from './bundleBrowserFile';
import { ESBUILD_TARGETS, OLDEST_BROWSERS } from './browserTargets';

test('the oldest browsers are those that Material UI 7 supports', () => {
  expect(OLDEST_BROWSERS).toEqual([
    'chrome 117',
    'edge 117',
    'firefox 121',
    'safari 17.0',
    'ios_saf 17.0',
  ]);
  expect(ESBUILD_TARGETS).toContain('ios17.0');
});

test('styles are written for them: masks with the prefix that Chrome had until 120', () => {
  expect(minifyStyles('.a{mask:url(a.svg)}')).toContain('-webkit-mask:url(a.svg)');
});
