import { expect, test } from 'vitest';
import { docsTabs } from './docsTabs';

const hasApi = (name: string) => ['DataGrid', 'useGridApiRef'].includes(name);

test.each<[string[], string[], string[]]>([
  [[], [], []],
  [['DataGrid'], [], ['components-api']],
  [[], ['useGridApiRef'], ['hooks-api']],
  [['Unwritten', 'DataGrid'], ['useGridApiRef'], ['components-api', 'hooks-api']],
  [['Unwritten'], ['useUnwritten'], []],
])('components %j and hooks %j give %j', (components, hooks, tabs) => {
  expect(docsTabs({ components, hooks }, hasApi)).toEqual(tabs);
});
