import { expect, test } from 'vitest';
import { adapterGroups } from './adapterGroups';

const importOf = (adapter: string) =>
  `import { ${adapter} } from '@mui/x-date-pickers/${adapter}';`;

test('modules share a program when they use the same date libraries', () => {
  const codes: Record<string, string[]> = {
    plain: ['const a = 1;'],
    dayjs: [importOf('AdapterDayjs')],
    luxon: [importOf('AdapterLuxon')],
    both: [importOf('AdapterLuxon'), importOf('AdapterDayjs')],
    helper: ["import './luxon';", importOf('AdapterLuxon').replace('pickers/', 'pickers-pro/')],
    jalali: [importOf('AdapterDateFnsJalali'), importOf('AdapterDateFns')],
  };
  expect(adapterGroups(Object.keys(codes), (name) => codes[name]!)).toEqual([
    ['plain', 'dayjs'],
    ['luxon', 'both', 'helper'],
    ['jalali'],
  ]);
});
