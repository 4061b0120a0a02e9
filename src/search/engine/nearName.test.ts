import { expect, test } from 'vitest';
import { answerQuery } from './answerQuery';
import { createFixtureIndex } from './fixture';
import { nearName } from './nearName';

const names = ['processRowUpdate', 'onRowClick', 'rowHeight', 'rowWeight', 'sx'];

test.each([
  ['procesRowUpdate', 'processRowUpdate'],
  ['processrowupdat', 'processRowUpdate'],
  ['onRowClik', 'onRowClick'],
  ['rowHeigth', 'rowHeight'],
])('"%s" is meant to be %s', (typed, name) => {
  expect(nearName(typed, names)).toBe(name);
});

test.each(['sxx', 'procRowUpd', 'height', 'something else'])('"%s" is near to none', (typed) => {
  expect(nearName(typed, names)).toBeUndefined();
});

test.each(['pinnedColumns', 'pinedColums', 'sortModel', 'sortMdel'])(
  'the prop comes first for "%s"',
  async (query) => {
    const { groups } = answerQuery(await createFixtureIndex(), { query });
    expect(groups[0]?.items[0]?.href).toMatch(/-prop-(pinnedColumns|sortModel)$/);
  },
);
