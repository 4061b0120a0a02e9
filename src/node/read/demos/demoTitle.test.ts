import { expect, test } from 'vitest';
import { demoTitle } from './demoTitle';

test.each([
  ['BasicSort', 'Basic sort'],
  ['JSONExport', 'JSON export'],
  ['ExportAsPDF', 'Export as PDF'],
  ['Top10Rows', 'Top 10 rows'],
  ['Grid', 'Grid'],
])('%s is "%s"', (name, title) => {
  expect(demoTitle(name)).toBe(title);
});
