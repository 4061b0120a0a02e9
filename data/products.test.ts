import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { DOCS_VERSION } from '../src/core/constants';
import type { ProductId } from '../src/core/product';
import { productFamilies, productIdentifier } from './products';

test('the switcher holds the families and their products in order', () => {
  expect(productFamilies.map(({ name, products }) => [name, products.map((p) => p.name)])).toEqual([
    ['Material UI', ['Material UI', 'Joy UI', 'Base UI', 'MUI System']],
    ['MUI X', ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View']],
    ['Toolpad', ['Core', 'Studio']],
  ]);
});

test('products of other families lead to the main site', () => {
  const others = productFamilies.filter(({ name }) => name !== 'MUI X');
  for (const { href } of others.flatMap(({ products }) => products)) {
    expect(href).toMatch(/^https:\/\/mui\.com\/[\w/-]+\/$/);
  }
});

const menus: [ProductId, [text: string, href: string][]][] = [
  [
    'x-introduction',
    [
      ['v8.6.0', '/x/introduction/'],
      ['v7', 'https://v7.mui.com/x/introduction/'],
      ['v6', 'https://v6.mui.com/x/introduction/'],
      ['v5', 'https://v5.mui.com/x/introduction/'],
    ],
  ],
  [
    'x-data-grid',
    [
      ['v8.6.0', '/x/react-data-grid/'],
      ['v7', 'https://v7.mui.com/x/react-data-grid/'],
      ['v6', 'https://v6.mui.com/x/react-data-grid/'],
      ['v5', 'https://v5.mui.com/x/react-data-grid/'],
      ['v4', 'https://v4.mui.com/components/data-grid/'],
    ],
  ],
  [
    'x-date-pickers',
    [
      ['v8.6.0', '/x/react-date-pickers/'],
      ['v7', 'https://v7.mui.com/x/react-date-pickers/'],
      ['v6', 'https://v6.mui.com/x/react-date-pickers/'],
      ['v5', 'https://v5.mui.com/x/react-date-pickers/getting-started/'],
    ],
  ],
  [
    'x-charts',
    [
      ['v8.6.0', '/x/react-charts/'],
      ['v7', 'https://v7.mui.com/x/react-charts/'],
      ['v6', 'https://v6.mui.com/x/react-charts/'],
    ],
  ],
  [
    'x-tree-view',
    [
      ['v8.6.0', '/x/react-tree-view/'],
      ['v7', 'https://v7.mui.com/x/react-tree-view/'],
      ['v6', 'https://v6.mui.com/x/react-tree-view/getting-started'],
    ],
  ],
];

test.each(menus)('version menu of %s', (id, menu) => {
  const { versions } = productIdentifier(id);
  expect(versions.map(({ text, href }) => [text, href])).toEqual(menu);
  expect(versions.map(({ current }) => current)).toEqual(
    menu.map((_, index) => (index === 0 ? true : undefined)),
  );
});

test.each<ProductId>(['docs', 'docs-infra', 'none'])('%s shows MUI X as a whole', (id) => {
  expect(productIdentifier(id).name).toBe('MUI X');
});

test('every product is found by its id', () => {
  for (const product of productFamilies.flatMap(({ products }) => products)) {
    expect(productIdentifier(product.id)).toBe(product);
  }
});

test('the current version is the one that package.json states', () => {
  expect(packageJson.version).toBe(DOCS_VERSION);
});
