import { expect, test } from 'vitest';
import { lookUp, type TranslationTable } from './translationTable.boot';

/** What a faulty file may hold, whatever the types say. */
const faulty: TranslationTable = JSON.parse(
  '{"number":1,"nothing":null,"list":["a"],"empty":"","__proto__":{"own":"yes"}}',
);

test.each([
  [{ copy: { idle: 'Copy' } }, 'copy.idle', 'Copy'],
  [{ plain: 'Plain' }, 'plain', 'Plain'],
  [{ pages: { '/x/introduction/': 'Overview' } }, 'pages./x/introduction/', 'Overview'],
  [{ 'copy.idle': 'Flat' }, 'copy.idle', 'Flat'],
  [{ copy: { idle: 'Copy' } }, 'copy', undefined],
  [{ copy: { idle: 'Copy' } }, 'copy.idle.more', undefined],
  [{ copy: { idle: 'Copy' } }, 'copy.', undefined],
  [{ copy: 'Copy' }, 'copy.length', undefined],
  [{}, '', undefined],
  [{}, 'constructor', undefined],
  [{}, 'constructor.name', undefined],
  [{}, '__proto__', undefined],
  [{}, '__proto__.toString', undefined],
  [faulty, '__proto__.own', 'yes'],
  [faulty, 'number', undefined],
  [faulty, 'nothing', undefined],
  [faulty, 'nothing.more', undefined],
  [faulty, 'list', undefined],
  [faulty, 'empty', undefined],
])('%o, %s → %s', (table, key, text) => {
  expect(lookUp(table as TranslationTable, key)).toBe(text);
});
