import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { anchorsIn } from './anchors';
import { paragraph, sectionHeading, text } from './buildNodes';
import { HOSTILE, page } from './fixture';
import { markdownPath } from '../../../core/markdownPath';
import { aliasesIn } from './ids';
import { markdownLink } from './markdownLink';
import { packagesOf } from './packages';
import { renderTwin } from './renderTwin';

const site = {
  fileOf: (path: string) => markdownPath(path),
  idOf: (_pathname: string, id: string) => id,
};
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

test('the front matter has the versions that the demos of the page were tried with', () => {
  const dependencies = { '@mui/x-data-grid': '8.6.0', react: '19.3.1' };
  expect(factsOf(renderTwin({ ...page(), dependencies }, site))).toMatchObject({ dependencies });
  expect(factsOf(renderTwin({ ...page(), dependencies: {} }, site))).not.toHaveProperty(
    'dependencies',
  );
});

test('a hostile title is the same title in YAML', () => {
  const markdown = renderTwin(page({ title: HOSTILE, description: `${HOSTILE}: ok` }), site);
  expect(factsOf(markdown)).toMatchObject({ title: HOSTILE, description: `${HOSTILE}: ok` });
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
  const targets = {
    ...site,
    fileOf: (path: string) => (path.startsWith('/x/') ? markdownPath(path) : undefined),
  };
  expect(markdownLink(href, '/x/react-data-grid/sorting/', targets)).toBe(expected);
});

test('a hash names an id that the Markdown has, whatever alias the link names', () => {
  const aliases = aliasesIn('## Known number [#known #old #older]\n\n### Plain\n');
  const idOf = (_pathname: string, id: string) => aliases.get(id) ?? id;
  const link = (href: string) => markdownLink(href, '/x/rows/', { ...site, idOf });
  expect(
    ['#known', '/x/rows/#old', '/x/other/#older', '/x/other/#plain', '#BasicSort'].map(link),
  ).toEqual(['#known', '#known', './other.md#known', './other.md#plain', '#BasicSort']);
});

test('headings carry their ids, and the first block lists them with their sizes', () => {
  const toc = [
    { id: 'one', title: 'First', level: 2 as const },
    { id: 'two', title: 'Second', level: 3 as const },
    { id: 'three', title: 'Third', level: 2 as const },
  ];
  const content = () => [
    sectionHeading(2, 'one', 'First'),
    sectionHeading(3, 'two', 'Second'),
    paragraph(text('x'.repeat(1000))),
    sectionHeading(2, 'three', 'Third'),
  ];
  const markdown = renderTwin(page({}, { toc, content }), site);
  expect(markdown).toContain('\n## First <a id="one"></a>\n\n### Second <a id="two"></a>\n');
  expect(markdown).toContain(
    'Sort rows.\n\nSections with their lengths in characters:\n\n' +
      '- [First](#one) 1,056\n  - [Second](#two) 1,029\n- [Third](#three) 27\n\n## First',
  );
  expect(anchorsIn(markdown)).toEqual(new Set(['one', 'two', 'three']));
});

test('packages are those that the code names, else those of the product from the plan up', () => {
  const code = "import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';";
  expect(packagesOf([code], 'x-data-grid', 'pro')).toEqual(['@mui/x-data-grid-pro']);
  expect(packagesOf([], 'x-charts', undefined)).toEqual(['@mui/x-charts', '@mui/x-charts-pro']);
  expect(packagesOf([], 'x-data-grid', 'premium')).toEqual(['@mui/x-data-grid-premium']);
  expect(packagesOf([], 'x-introduction', undefined)).toEqual([]);
});
