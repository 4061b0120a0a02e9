import { afterEach, expect, test, vi } from 'vitest';
import { newIssueLink, validRepository } from './repository';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function repositoryWith(repository: string, branch: string) {
  vi.resetModules();
  vi.stubEnv('SOURCE_CODE_REPO', repository);
  vi.stubEnv('SOURCE_GITHUB_BRANCH', branch);
  return import('./repository');
}

test('links lead to MUI X unless the build says otherwise', async () => {
  const byDefault = await repositoryWith('', '');
  expect(byDefault.repositoryLink('data/a.md', 'edit')).toBe(
    'https://github.com/mui/mui-x/edit/master/data/a.md',
  );
  const fork = await repositoryWith('https://github.com/me/fork/', 'next');
  expect(fork.TRANSLATIONS_LINK).toBe('https://github.com/me/fork/tree/next/translations/');
});

test.each(['javascript:alert(1)', 'http://example.com', '/x', ''])(
  '"%s" is no repository',
  (address) => {
    expect(validRepository(address)).toBe('https://github.com/mui/mui-x');
  },
);

test('an issue comes filled in, and its address stays one that servers take', () => {
  const link = new URL(newIssueLink('a & b', 'c\n#d'));
  expect(link.pathname).toBe('/mui/mui-x/issues/new');
  expect(Object.fromEntries(link.searchParams)).toEqual({ title: 'a & b', body: 'c\n#d' });
  const long = new URL(newIssueLink('😀'.repeat(300), '表 \ud83d'.repeat(10_000)));
  expect([...long.searchParams.get('title')!]).toHaveLength(200);
  expect(long.searchParams.get('body')).toMatch(/…$/);
  expect(long.href.length).toBeLessThan(10_000);
});
