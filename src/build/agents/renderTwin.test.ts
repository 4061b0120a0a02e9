import { parse } from 'yaml';
import { expect, test } from 'vitest';
import type { GuideProps } from '../../core/types';
import { headingSlugs } from './agentSite';
import { heading, text } from './buildNodes';
import { HOSTILE, page } from './fixture';
import { markdownLink } from './markdownLink';
import { packagesOf } from './packages';
import { renderTwin } from './renderTwin';

const site = { hasTwin: () => true, slugOf: (_pathname: string, id: string) => id };
const factsOf = (markdown: string) =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(markdown)![1]!) as Record<string, unknown>;

test('the front matter says what, where, of which product, plan and version', () => {
  expect(factsOf(renderTwin(page({ plan: 'pro' }), site))).toEqual({
    title: 'Sorting',
    description: 'Sort rows.',
    url: 'https://mui.com/x/react-data-grid/sorting/',
    product: 'Data Grid',
    plan: 'pro',
    version: '8.6.0',
    packages: ['@mui/x-data-grid'],
  });
  expect(factsOf(renderTwin(page(), site))).toHaveProperty('plan', 'community');
});

test('a hostile title is the same title in YAML', () => {
  const markdown = renderTwin(page({ title: HOSTILE, description: `${HOSTILE}: ok` }), site);
  expect(factsOf(markdown)).toMatchObject({ title: HOSTILE, description: `${HOSTILE}: ok` });
});

test('a heading of the page that the Markdown lacks stops the build', () => {
  const toc = [
    { id: 'a', title: 'A', level: 2 as const },
    { id: 'b', title: 'B', level: 3 as const },
  ];
  const right = page({}, { toc, content: () => [heading(2, text('A')), heading(3, text('B'))] });
  expect(() => renderTwin(right, site)).not.toThrow();
  const wrong = page({}, { toc, content: () => [heading(2, text('A')), heading(2, text('B'))] });
  expect(() => renderTwin(wrong, site)).toThrow(/sorting\/: the Markdown twin has no heading "B"/);
});

test.each([
  ['/x/react-data-grid/filtering/', './filtering.md'],
  ['/x/react-data-grid/filtering/?a=1#b', './filtering.md#b'],
  ['/x/react-data-grid/', '../react-data-grid.md'],
  ['/x/api/data-grid/data-grid/#props', '../api/data-grid/data-grid.md#props'],
  ['#top', '#top'],
  ['https://a.example/b/', 'https://a.example/b/'],
  ['/playground/', 'https://mui.com/playground/'],
  ['/static/a.png', 'https://mui.com/static/a.png'],
])('a link to %s is written %s', (href, expected) => {
  const targets = { ...site, hasTwin: (path: string) => path.startsWith('/x/') };
  expect(markdownLink(href, '/x/react-data-grid/sorting/', targets)).toBe(expected);
});

test('a hash leads to the heading as Markdown names it, whatever its id on the page is', () => {
  const slugs = headingSlugs({
    meta: { title: 'Rows' } as GuideProps['meta'],
    toc: [
      { id: 'known', title: 'Known number', level: 2 },
      { id: 'rows-2', title: 'Rows', level: 2 },
    ],
  });
  const slugOf = (_pathname: string, id: string) => slugs.get(id) ?? id;
  const link = (href: string) => markdownLink(href, '/x/rows/', { ...site, slugOf });
  expect(['#known', '/x/other/#known', '/x/other/#rows-2', '#BasicSort'].map(link)).toEqual([
    '#known-number',
    './other.md#known-number',
    './other.md#rows-1',
    '#BasicSort',
  ]);
});

test('packages are those that the code names, else those of the product from the plan up', () => {
  const code = "import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';";
  expect(packagesOf([code], 'x-data-grid', 'pro')).toEqual(['@mui/x-data-grid-pro']);
  expect(packagesOf([], 'x-charts', undefined)).toEqual(['@mui/x-charts', '@mui/x-charts-pro']);
  expect(packagesOf([], 'x-data-grid', 'premium')).toEqual(['@mui/x-data-grid-premium']);
  expect(packagesOf([], 'x-introduction', undefined)).toEqual([]);
});
