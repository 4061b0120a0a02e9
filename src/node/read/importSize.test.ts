import { expect, test } from 'vitest';
import { importSizeOf, measureImport } from './importSize';

test('one component weighs less than the whole package', async () => {
  const gauge = await measureImport('@mui/x-charts', ['Gauge']);
  const all = await measureImport('@mui/x-charts', []);
  expect(gauge).toBeGreaterThan(5_000);
  expect(gauge).toBeLessThan(all / 1.5);
});

test('a guide without a package has no size', async () => {
  expect(await importSizeOf({ components: ['DataGrid'] })).toBeUndefined();
});

test('components of other packages do not count', async () => {
  const both = await measureImport('@mui/x-charts', ['Gauge', 'BarChartPro']);
  expect(both).toBe(await measureImport('@mui/x-charts', ['Gauge']));
  const none = await measureImport('@mui/x-charts', ['BarChartPro']);
  expect(none).toBe(await measureImport('@mui/x-charts', []));
});

test('a package that is not installed is an error that names it', async () => {
  await expect(measureImport('@mui/x-nothing', [])).rejects.toThrow(/@mui\/x-nothing/);
});
