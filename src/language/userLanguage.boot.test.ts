// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes, languages } from '../../.generated/languages';
import { userLanguage, wantedLanguage } from './userLanguage.boot';

test.each([
  ['', 'en'],
  ['?userLanguage=zh', 'zh'],
  ['?a=1&userLanguage=zh&userLanguage=xx', 'zh'],
  ['?userLanguage=en', 'en'],
  ['?userLanguage=xx', 'en'],
  ['?userLanguage=', 'en'],
  ['?userLanguage=ZH', 'en'],
  ['?userLanguage=%E0%A4%A', 'en'],
  ['?userLanguage=__proto__', 'en'],
])('%s gives %s', (query, language) => {
  expect(userLanguage(query)).toBe(language);
});

test.each([
  ['', 'en'],
  ['?userLanguage=', 'en'],
  ['?userLanguage=xx', 'xx'],
])('%s asks for %s', (query, language) => {
  expect(wantedLanguage(query)).toBe(language);
});

test('the languages are English and those that have a table', () => {
  const tables = readdirSync('translations').flatMap(
    (file) => /^translations-(.+)\.json$/.exec(file)?.[1] ?? [],
  );
  expect(languageCodes).toEqual(['en', ...tables.toSorted()]);
  expect(languages.map(({ code }) => code)).toEqual(languageCodes);
});
