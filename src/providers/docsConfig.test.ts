import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { repositoryUrl } from './docsConfig';
import { LANGUAGES } from './languages';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function configWith(repository: string, branch: string) {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_SOURCE_CODE_REPO', repository);
  vi.stubEnv('NEXT_PUBLIC_SOURCE_GITHUB_BRANCH', branch);
  return (await import('./docsConfig')).docsConfig;
}

describe('the source repository', () => {
  test('is MUI X at its tag unless the build says otherwise', async () => {
    expect(await configWith('', '')).toMatchObject({
      repositoryUrl: 'https://github.com/mui/mui-x',
      branch: 'v8.6.0',
      version: '8.6.0',
    });
    expect(await configWith('https://github.com/me/fork/', 'next')).toMatchObject({
      repositoryUrl: 'https://github.com/me/fork',
      branch: 'next',
    });
  });

  test.each(['javascript:alert(1)', 'http://example.com', '/x', ''])('is not "%s"', (address) => {
    expect(repositoryUrl(address)).toBe('https://github.com/mui/mui-x');
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
