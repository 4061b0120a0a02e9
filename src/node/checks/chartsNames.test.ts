import { expect, test } from 'vitest';
import { isReleased, releasedModules } from '../read/reference/chartsRelease';
import { lateImports, chartsNameProblems, laterNames } from './chartsNames';
import { guideFrom } from './guideFixture';

test('imports that Charts 8.6.0 does not have are named', () => {
  expect(lateImports("import { LineChart } from '@mui/x-charts/LineChart';")).toEqual([]);
  expect(lateImports("import type { ChartProApi } from '@mui/x-charts-pro';")).toEqual([]);
  expect(
    lateImports(
      "import { type ChartProApi, useChartApiContext as a } from '@mui/x-charts-pro/context';",
    ),
  ).toEqual(['ChartProApi from @mui/x-charts-pro/context']);
  expect(lateImports("import { anything } from '@mui/x-charts/newFolder';")).toHaveLength(1);
});

test('other packages are as they are installed', () => {
  expect(lateImports("import { New } from '@mui/x-data-grid';")).toEqual([]);
  expect(isReleased('@mui/x-tree-view', 'anything')).toBe(true);
});

test('a name has its modules of the documented release, subfolders first', () => {
  expect(releasedModules('useChartApiContext')).toEqual([
    '@mui/x-charts/context',
    '@mui/x-charts-pro/context',
    '@mui/x-charts',
    '@mui/x-charts-pro',
  ]);
});

test('a later name in text or code stops the check with its line', async () => {
  const later = await laterNames();
  expect(later).toContain('useChartProApiRef');
  const guide = guideFrom('Call `useChartProApiRef()`.\n\nAnd `useChartApiContext()`.');
  expect(chartsNameProblems(guide, later).map(({ problem }) => problem)).toEqual([
    'Charts 8.6.0 has no useChartProApiRef.',
  ]);
});
