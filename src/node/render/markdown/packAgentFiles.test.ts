import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEARCH_MANIFEST } from '../../../core/searchTypes';
import { packAgentFiles } from './packAgentFiles';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pack-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('the tarball holds the Markdown and the indexes, and nothing else of the site', async () => {
  mkdirSync(path.join(root, 'x/a/b'), { recursive: true });
  mkdirSync(path.join(root, 'assets'));
  const url = '/assets/symbols.abc.json';
  const manifest = { files: [{ tier: 'symbols', url, bytes: 2 }] };
  writeFileSync(path.join(root, SEARCH_MANIFEST), JSON.stringify(manifest));
  writeFileSync(path.join(root, url), '{}');
  const site = ['llms.txt', 'llms-full.txt', 'a.md', 'a/b.md', 'a/b/index.html', 'a.md.br'];
  for (const file of site) writeFileSync(path.join(root, 'x', file), file);
  await packAgentFiles(root, root);
  const tarball = path.join(root, 'mui-x-docs-markdown-8.6.0.tgz');
  const list = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  expect(list.sort()).toEqual(
    [
      ...['README.md', 'a.md', 'a/b.md', 'changes.json', 'llms-full.txt', 'llms.txt'],
      ...['mcp.mjs', 'package.json', 'search/symbols.json'],
    ].map((file) => `package/${file}`),
  );
});

test('without a built site it says what to do', async () => {
  await expect(packAgentFiles(root, root)).rejects.toThrow(
    /llms\.txt is missing\. Run "npm run build"/,
  );
});
