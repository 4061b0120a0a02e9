import { expect, test } from 'vitest';
import type { ProductIdentifier } from './product';
import { versionLinks } from './versionLinks';

const charts: ProductIdentifier = {
  id: 'x-charts',
  metadata: 'MUI X',
  name: 'Charts',
  href: '/x/react-charts/',
  versions: [
    { text: 'v8.6.0', href: '/x/react-charts/', current: true },
    { text: 'v7', href: 'https://v7.mui.com/x/react-charts/' },
  ],
};

test.each(['en', '', '//example.com'])('language "%s" gets no prefix', (language) => {
  expect(versionLinks(charts, language)).toEqual(charts.versions);
});

test('another language prefixes the paths of older versions only', () => {
  expect(versionLinks(charts, 'zh')).toEqual([
    { text: 'v8.6.0', href: '/x/react-charts/', current: true },
    { text: 'v7', href: 'https://v7.mui.com/zh/x/react-charts/' },
  ]);
});

test('a product of another site has no versions here', () => {
  expect(versionLinks({ ...charts, versions: [] }, 'zh')).toEqual([]);
});
