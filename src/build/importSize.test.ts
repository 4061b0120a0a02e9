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

test('a name that the package lacks is an error that says so', async () => {
  await expect(measureImport('@mui/x-charts', ['NoSuchChart'])).rejects.toThrow(/NoSuchChart/);
});
