import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { markdownPath } from '../../../core/markdownPath';
import type { NavItem } from '../../../core/types';
import { component } from '../../model/api/fixture';
import { text, paragraph, link } from './buildNodes';
import { HOSTILE, page, read } from './fixture';
import { sectionsIn } from '../../read/markdown/sections.fixture';
import { guideTasks } from './guideTasks';
import { llmsFiles } from './llmsFiles';
import { renderFull } from './renderFull';
import { renderLlms, renderRootLlms } from './renderLlms';

const written: NavItem[] = [
  { title: 'Introduction', children: [{ pathname: '/x/introduction/', title: 'Overview' }] },
  {
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts/', title: 'Overview' },
      { subheader: 'Bars', children: [{ pathname: '/x/react-charts/bars/' }] },
      { title: 'API reference', children: [{ pathname: '/x/api/charts/bar/' }] },
    ],
  },
];
const pages = new Map(
  [
    ['/x/introduction/', 'MUI X'],
    ['/x/react-charts/', 'Charts'],
    ['/x/react-charts/bars/', HOSTILE],
    ['/x/api/charts/', 'Charts API'],
    ['/x/api/charts/bar/', 'Bar API'],
  ].map(([pathname, title]) => [
    pathname!,
    page(
      { pathname: pathname!, title: title!, description: `${HOSTILE}.`, plan: 'pro' },
      { tasks: [{ title: `Do ${title}`, demo: 'First' }] },
    ),
  ]),
);
const api = { entries: [component('Bar')] } as never;
const files = llmsFiles({ written, tree: written, unwritten: new Set(), api }, pages);
const linksIn = (markdown: string) => {
  const found: Link[] = [];
  visit(read(markdown), 'link', (node) => void found.push(node));
  return found;
};

test('there is a file of the site and one of each product that has pages', () => {
  expect(files.map(({ folder }) => folder)).toEqual(['/x/', '/x/react-charts/']);
});

test('a file has the form of llms.txt: title, summary, sections of links', () => {
  const types = read(renderLlms(files[1]!, 1_234_567)).children.map((node) =>
    node.type === 'heading' ? `${node.type} ${node.depth} ${toString(node)}` : node.type,
  );
  expect(types).toEqual([
    'heading 1 MUI X Charts',
    'blockquote',
    'paragraph',
    'heading 2 Charts',
    'list',
    'heading 2 Bars',
    'list',
    'heading 2 API reference: components',
    'list',
    'heading 2 Recipes',
    'list',
  ]);
});

test('every link leads to Markdown, relative to the file', () => {
  const urls = files.map((file) => linksIn(renderLlms(file, 0)).map(({ url }) => url));
  expect(urls).toEqual([
    ['introduction.md', 'react-charts.md', 'react-charts/bars.md', 'api/charts.md'],
    [
      ...['../react-charts.md', 'bars.md', '../api/charts/bar.md'],
      ...['demos/First.md', 'bars/demos/First.md'],
    ],
  ]);
});

test('a hostile title reads as it is, with its description and plan on one line', () => {
  const markdown = renderLlms(files[1]!, 1_234_567);
  const line = markdown.split('\n').find((text) => text.includes('](bars.md)'))!;
  expect(toString(read(line))).toBe(`${HOSTILE} (Pro): ${HOSTILE}.`);
});

test('the full text holds each page once, with links that hold from where it is', () => {
  const linked = page(
    { pathname: '/x/react-charts/bars/', title: 'Bars' },
    {
      content: ({ linkTo }) => [
        paragraph(link(linkTo('#a'), text('a')), link(linkTo('/x/api/charts/bar/#b'), text('b'))),
      ],
    },
  );
  const sections = [{ title: 'One', pages: [linked, linked] }];
  const full = renderFull(
    { ...files[1]!, sections },
    {
      fileOf: markdownPath,
      idOf: (_pathname, id) => id,
    },
  );
  expect(full.split('# Bars')).toHaveLength(2);
  expect(full).toContain('Source: https://mui.com/x/react-charts/bars.md');
  expect(full).toContain('[a](./bars.md#a)[b](../api/charts/bar.md#b)');
});

test('tasks are the sections that have a demo, each with the first', () => {
  const source =
    '## Sort [#a #b]\n\nText.\n\n{{"demo": "One.tsx", "height": 1}}\n\n{{"demo": "Two.tsx"}}\n\n## Talk\n\n```md\n## No\n```\n';
  expect(guideTasks(sectionsIn(source, ['One', 'Two']))).toEqual([{ title: 'Sort', demo: 'One' }]);
});

test('a product names the size of its full text, and the root leads to all indexes', () => {
  expect(renderLlms(files[1]!, 1_234_567)).toContain('`llms-full.txt` (1.2 MB)');
  expect(linksIn(renderRootLlms(files[0]!, files.slice(1))).map(({ url }) => url)).toEqual([
    'x/llms.txt',
    'x/react-charts/llms.txt',
  ]);
});

test('what is not written is named in plain words, with what to read instead', () => {
  const [introduction, charts] = written as [NavItem, NavItem];
  const tree: NavItem[] = [
    introduction,
    {
      ...charts,
      children: [...charts.children!, { pathname: '/x/react-charts/maps/', title: 'Maps' }],
    },
  ];
  const unwritten = new Set(['/x/react-charts/maps/']);
  for (const file of llmsFiles({ written, tree, unwritten, api }, pages)) {
    const markdown = renderLlms(file, 1);
    expect(markdown).toMatch(/## Planned\n\nThese pages are not written yet\.\n\n- Maps: read \[/);
    const instead = linksIn(markdown).at(-1)!;
    expect(new URL(instead.url, `https://mui.com${file.folder}`).pathname).toBe(
      '/x/react-charts/bars.md',
    );
  }
});

test('where everything is written, nothing is planned', () => {
  for (const file of files) expect(renderLlms(file, 1)).not.toContain('Planned');
});
