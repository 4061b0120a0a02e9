import { expect, test } from 'vitest';
import type { GuideBlock } from './types';
import { guideImage, socialImage } from './socialImage';

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

test('a guide with a demo has an image of its own', () => {
  const pathname = '/x/react-data-grid/sorting/';
  const text = { kind: 'html', html: '<p>Text</p>' } as const;
  expect(guideImage({ pathname, blocks: [text] })).toBe('/static/social/data-grid.png');
  const demo = { kind: 'demo', name: 'A' } as unknown as GuideBlock;
  const own = '/static/social/x/react-data-grid/sorting.png';
  expect(guideImage({ pathname, blocks: [text, demo] })).toBe(own);
});
