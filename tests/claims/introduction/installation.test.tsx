import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as React from 'react';
import { render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts';
import { BarChart as BarChartOfFolder } from '@mui/x-charts/BarChart';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { beforeEach, expect, vi } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/introduction/installation/');

type Ranges = Record<string, string>;
interface Manifest {
  version: string;
  engines: Ranges;
  dependencies: Ranges;
  peerDependencies: Ranges;
}
const require = createRequire(import.meta.url);
const manifestOf = (name: string) => require(`@mui/${name}/package.json`) as Manifest;

const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
const PACKAGES = [...PRODUCTS, ...PRODUCTS.map((name) => `${name}-pro`), 'x-data-grid-premium'];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The range of a dependency in the table of the page. */
const page = readFileSync('data/introduction/installation/installation.md', 'utf8');
function rangeOf(dependency: string): string | undefined {
  const row = page
    .split('\n')
    .find((line) => line.startsWith('| `') && line.includes(`\`${dependency}\``));
  return /\| `([^`]*)`\s+\|[^|]*\|$/.exec(row ?? '')?.[1]?.replaceAll('\\|', '|');
}

claim('Check which versions fit', 'The ranges are those of all nine packages', () => {
  const shared = [
    'react',
    'react-dom',
    '@mui/material',
    '@mui/system',
    '@emotion/react',
    '@emotion/styled',
  ];
  for (const name of PACKAGES) {
    const { peerDependencies, engines } = manifestOf(name);
    for (const peer of shared)
      expect([name, peer, peerDependencies[peer]]).toEqual([name, peer, rangeOf(peer)]);
    expect(engines.node).toBe('>=14.0.0');
  }
  const { peerDependencies } = manifestOf('x-date-pickers');
  for (const peer of ['dayjs', 'date-fns', 'luxon', 'moment']) {
    expect([peer, peerDependencies[peer]]).toEqual([peer, rangeOf(peer)]);
  }
  expect(Object.keys(peerDependencies)).toEqual(
    expect.arrayContaining(['date-fns-jalali', 'moment-jalaali', 'moment-hijri']),
  );
});

claim('Import from the root or a public folder', 'Both resolve to the same component', () => {
  expect(BarChartOfFolder).toBe(BarChart);
});

const resolves = (path: string) =>
  import(/* @vite-ignore */ `@mui/${path}`).then(
    () => true,
    () => false,
  );

claim(
  'Import from the root or a public folder',
  'Files and esm fail, folders resolve',
  async () => {
    expect(await resolves('x-charts/BarChart')).toBe(true);
    expect(await resolves('x-charts/internals')).toBe(true);
    expect(await resolves('x-data-grid/components/cell')).toBe(true);
    for (const path of ['BarChart/BarPlot', 'esm/BarChart', 'esm', 'modern']) {
      expect([path, await resolves(`x-charts/${path}`)]).toEqual([path, false]);
    }
  },
);

claim('Keep one version per product', 'Each Pro package pins its Community package', () => {
  for (const product of PRODUCTS) {
    const { dependencies, version } = manifestOf(`${product}-pro`);
    expect(dependencies[`@mui/${product}`]).toBe(version);
  }
});

claim('Keep one version per product', 'A second copy has a context of its own', async () => {
  expect(() =>
    render(
      <SimpleTreeView>
        <TreeItem itemId="a" label="A" />
      </SimpleTreeView>,
    ),
  ).not.toThrow();
  vi.resetModules();
  const { TreeItem: Copy } = await import('@mui/x-tree-view/TreeItem');
  expect(Copy).not.toBe(TreeItem);
  expect(() =>
    render(
      <SimpleTreeView>
        <Copy itemId="a" label="A" />
      </SimpleTreeView>,
    ),
  ).toThrow(/context/);
});

claim(
  'Can I use different versions of the four products together?',
  'The products do not depend on each other',
  () => {
    for (const product of PRODUCTS) {
      const { dependencies, peerDependencies } = manifestOf(product);
      const others = PRODUCTS.map((name) => `@mui/${name}`);
      const needed = Object.keys({ ...dependencies, ...peerDependencies });
      expect(needed.filter((name) => others.includes(name))).toEqual([]);
      expect(needed).toContain('@mui/x-internals');
    }
  },
);

claim('Why do I get "Could not find the Data Grid context"?', 'Outside of its parent', () => {
  const Part = () => void useGridApiContext();
  expect(() => render(<Part />)).toThrow('Could not find the Data Grid context');
  expect(() => render(<TreeItem itemId="a" />)).toThrow('Could not find the Tree View context');
  expect(() => render(<DatePicker />)).toThrow(
    'Can not find the date and time pickers localization context',
  );
});

claim('Do I need Emotion if I style with CSS or Tailwind?', 'Your class is added', () => {
  const { container } = render(<DataGrid rows={[]} columns={[]} className="mine" />);
  const root = container.querySelector('.MuiDataGrid-root');
  expect(root?.className).toMatch(/css-\S+-MuiDataGrid-root/);
  expect(root?.className).toMatch(/\bmine\b/);
});
