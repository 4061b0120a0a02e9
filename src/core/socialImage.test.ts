import { expect, test } from 'vitest';
import { socialImage } from './socialImage';

test.each([
  ['/x/introduction/licensing/', 'introduction'],
  ['/x/guides/telemetry/', 'introduction'],
  ['/x/production-error/', 'introduction'],
  ['/x/common-concepts/custom-components/', 'common-concepts'],
  ['/x/migration-v8/', 'migration'],
  ['/x/migration/migration-charts-v7/', 'migration'],
  ['/x/react-data-grid/sorting/', 'data-grid'],
  ['/x/api/data-grid/data-grid/', 'data-grid-api'],
  ['/x/api/tree-view/', 'tree-view-api'],
])('%s has the image of %s', (pathname, section) => {
  expect(socialImage(pathname)).toBe(`/static/social/${section}.png`);
});
