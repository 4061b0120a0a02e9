import { expect, it } from 'vitest';
import { toSlug } from './apiSlug';

// Addresses as the navigation has them.
it.each([
  ['DataGridPremium', 'data-grid-premium'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['DateRangePickerDay2', 'date-range-picker-day-2'],
  ['ExportCsv', 'export-csv'],
  ['Events', 'events'],
])('%s is at %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
