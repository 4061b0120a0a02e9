import { expect, test } from 'vitest';
import { demoCode, fixturePlace, writePage } from '../../../../tests/fixtures/demos/demoFixture';
import { buildDemo } from './buildDemo';
import { collectDemo } from './collectDemo';

const built = await buildDemo(collectDemo('OrdersGrid', fixturePlace('grid/orders')));

test('says what the page must know', () => {
  const { html, preview, dependencies, ...info } = built.info;
  expect(info).toEqual({
    name: 'OrdersGrid',
    title: 'Orders grid',
    forms: ['system', 'css', 'tailwind'],
    file: 'tests/fixtures/demos/grid/orders/OrdersGrid.tsx',
    files: ['OrdersGrid.tsx', '../dataset/orders.ts', '../dataset/currencies.ts'],
  });
  expect(html).toContain('<span class="token');
  expect(preview).toContain('DataGrid');
  expect(dependencies).toHaveProperty('@mui/x-data-grid', '8.6.0');
});

test('shows each form in both languages, without the marks of the preview', () => {
  const { system, css, tailwind } = built.sources;
  expect(system?.JS.map(({ name }) => name)).toEqual([
    'OrdersGrid.jsx',
    '../dataset/orders.js',
    '../dataset/currencies.js',
  ]);
  expect(css?.JS.at(-1)?.name).toBe('OrdersGrid.module.css');
  expect(tailwind?.TS[0]?.code).toMatch(/className="[^"]*\bh-\[300px\]/);
  // Readers' projects have no prefix; the rules of this site have one.
  expect(JSON.stringify(tailwind)).not.toContain('tw:');
  expect(JSON.stringify(built.sources)).not.toContain('preview-start');
  expect(system?.JS[0]?.code).not.toContain('GridColDef');
  expect(built.styles.tailwind).toContain('.tw\\:shadow-md');
});

test('leaves out of the JavaScript what held types alone', async () => {
  const place = writePage({
    'Sales.tsx': demoCode('Sales', "import type { Sale } from './sale';\nexport type { Sale };\n"),
    'sale.ts': '/** One sale. */\nexport interface Sale {\n  id: number;\n}\n',
  });
  const { sources } = await buildDemo(collectDemo('Sales', place));
  expect(sources.system?.TS.map(({ name }) => name)).toEqual(['Sales.tsx', 'sale.ts']);
  expect(sources.system?.JS.map(({ name }) => name)).toEqual(['Sales.jsx']);
});

test('refuses a preview that is not marked as one', async () => {
  const place = writePage({ 'Sales.tsx': demoCode('Sales', '{/* preview-end */}\n') });
  await expect(buildDemo(collectDemo('Sales', place))).rejects.toThrow(
    /Sales\.tsx:1: preview-start and preview-end are not one pair/,
  );
});

test('refuses a date adapter whose package is not known', async () => {
  const adapter = "import { A } from '@mui/x-date-pickers/AdapterTemporal';\n";
  const place = writePage({ 'Sales.tsx': demoCode('Sales', adapter) });
  await expect(buildDemo(collectDemo('Sales', place))).rejects.toThrow(
    /Sales\.tsx: Cannot determine the required package for the date adapter "AdapterTemporal"/,
  );
});
