import { describe, expect, test } from 'vitest';
import { HOSTILE, page } from '../markdown/fixture';
import { buildJsonLd, renderJsonLd } from './jsonLd';
import { schemaProblems } from '../../../../tests/fixtures/seo/schemaProblems';

const tree = [
  {
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid/', title: 'Overview' },
      { title: 'Rows', children: [{ pathname: '/x/react-data-grid/sorting/' }] },
      {
        pathname: '/x/api/data-grid/',
        title: 'API reference',
        children: [{ pathname: '/x/api/data-grid/data-grid/' }],
      },
    ],
  },
];

const crumbsOf = (pathname: string, title: string) => {
  const data = JSON.parse(renderJsonLd(buildJsonLd(page({ pathname, title }), tree))) as {
    '@graph': [object, { itemListElement: { position: number; name: string; item: string }[] }];
  };
  return data['@graph'][1].itemListElement.map(({ position, name, item }) => [
    position,
    name,
    item,
  ]);
};

test('the way to a page goes over the pages above it; groups without a page are left out', () => {
  expect(crumbsOf('/x/react-data-grid/sorting/', 'Sorting')).toEqual([
    [1, 'MUI X', 'https://mui.com/x/introduction/'],
    [2, 'Data Grid', 'https://mui.com/x/react-data-grid/'],
    [3, 'Sorting', 'https://mui.com/x/react-data-grid/sorting/'],
  ]);
  expect(crumbsOf('/x/api/data-grid/data-grid/', 'DataGrid API').map(([, name]) => name)).toEqual([
    'MUI X',
    'Data Grid',
    'API reference',
    'DataGrid API',
  ]);
});

test('a page is no stop on the way to itself, and one outside the tree has the start', () => {
  expect(crumbsOf('/x/react-data-grid/', 'Data Grid')).toHaveLength(2);
  expect(crumbsOf('/x/introduction/', 'MUI X overview')).toHaveLength(1);
  expect(crumbsOf('/x/production-error/', 'Production error')).toHaveLength(2);
});

test('a hostile title cannot end the script element, and reads right when parsed', () => {
  const text = renderJsonLd(buildJsonLd(page({ title: HOSTILE, description: HOSTILE }), tree));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ headline: HOSTILE, description: HOSTILE }, {}],
  });
});

describe('schema.org', () => {
  const text = renderJsonLd(buildJsonLd(page({ title: HOSTILE }), tree));

  test('knows all that a page says', () => {
    expect(schemaProblems([text])).toEqual([]);
  });

  test('has no property of another name, and no text in place of a number', () => {
    expect(schemaProblems([text.replace('"headline"', '"headLine"')])).not.toEqual([]);
    expect(schemaProblems([text.replace('"TechArticle"', '"TechnicalArticle"')])).not.toEqual([]);
    expect(schemaProblems([text.replace('"position":1', '"position":[true]')])).not.toEqual([]);
  });
}, 120_000);
