import { expect, test } from 'vitest';
import { docsConfig } from './docsConfig';

test('names the version and a repository', () => {
  expect(docsConfig).toMatchObject({
    repositoryUrl: 'https://github.com/mui/mui-x',
    version: '8.6.0',
  });
});
