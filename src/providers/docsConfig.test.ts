import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docsConfig } from './docsConfig';
import { LANGUAGES } from './languages';

test('names the version and a repository', () => {
  expect(docsConfig).toMatchObject({
    repositoryUrl: 'https://github.com/mui/mui-x',
    version: '8.6.0',
  });
});

test('each file in translations/ is a language, and can be fetched', async () => {
  const codes = readdirSync('translations').map(
    (file) => /^translations-(.+)\.json$/.exec(file)?.[1] ?? 'en',
  );
  expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(codes.sort());
  for (const { code, load } of LANGUAGES) {
    if (code !== 'en') expect(Object.keys((await load!()).default)).not.toHaveLength(0);
  }
});
