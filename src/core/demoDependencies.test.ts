import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { demoDependencies } from './demoDependencies';

const versions: Readonly<Record<string, string>> = manifest.dependencies;
const dependenciesOf = (imports: string[]) =>
  demoDependencies(imports, (name) => versions[name] ?? 'none');

const peers = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '7.3.11',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

test('pins the packages and the peers that every project needs', () => {
  expect(dependenciesOf(['@mui/x-charts/BarChart', '@mui/material/Box', 'react'])).toEqual({
    ...peers,
    '@mui/x-charts': '8.7.0',
  });
});

test.each([
  ['AdapterDayjs', { dayjs: '1.11.13' }],
  ['AdapterDateFns', { 'date-fns': '4.1.0' }],
  ['AdapterLuxon', { luxon: '3.6.1' }],
  ['AdapterMoment', { moment: '2.30.1' }],
  ['AdapterMomentHijri', { moment: '2.30.1', 'moment-hijri': '3.0.0' }],
])('%s brings %j', (adapter, libraries) => {
  expect(dependenciesOf([`@mui/x-date-pickers-pro/${adapter}`])).toEqual({
    ...peers,
    '@mui/x-date-pickers-pro': '8.6.0',
    ...libraries,
  });
});
