import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ASSET_LIST, listAssets } from './assetList';
import { keepAssets } from './keepAssets';

let folder: string;

/** Writes an export with the given files and its list. */
function makeBuild(name: string, files: Record<string, string>): string {
  const root = path.join(folder, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, ASSET_LIST), JSON.stringify(listAssets(root)));
  return root;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the next build carries the hashed files of the one before, and of no earlier one', async () => {
  const one = makeBuild('one', { 'assets/a.1.js': 'one', 'x/index.html': 'one' });
  const two = makeBuild('two', { 'assets/a.2.js': 'two', '_next/static/b.js': 'same' });
  const three = makeBuild('three', { 'assets/a.3.js': 'three', '_next/static/b.js': 'same' });
  expect(await keepAssets(two, one)).toBe(1);
  expect(readFileSync(path.join(two, 'assets/a.1.js'), 'utf8')).toBe('one');
  expect(existsSync(path.join(two, 'x/index.html'))).toBe(false);
  expect(await keepAssets(three, two)).toBe(1);
  expect(existsSync(path.join(three, 'assets/a.2.js'))).toBe(true);
  expect(existsSync(path.join(three, 'assets/a.1.js'))).toBe(false);
});

test('the frame of the build before is kept: its pages can edit demos after the deploy', async () => {
  const one = makeBuild('one', { 'x/sandbox/1/index.html': 'one', 'x/index.html': 'one' });
  const two = makeBuild('two', { 'x/sandbox/2/index.html': 'two' });
  expect(await keepAssets(two, one)).toBe(1);
  expect(readFileSync(path.join(two, 'x/sandbox/1/index.html'), 'utf8')).toBe('one');
  const three = makeBuild('three', {});
  expect(await keepAssets(three, two)).toBe(1);
  expect(existsSync(path.join(three, 'x/sandbox/1'))).toBe(false);
});

test('a first deploy has nothing to keep', async () => {
  const one = makeBuild('one', { 'assets/a.1.js': 'one' });
  expect(await keepAssets(one, path.join(folder, 'none'))).toBe(0);
});

test('a file that the list names and the site lacks stops the deploy', async () => {
  const one = makeBuild('one', { 'assets/a.1.js': 'one' });
  const two = makeBuild('two', {});
  rmSync(path.join(one, 'assets/a.1.js'));
  await expect(keepAssets(two, one)).rejects.toThrow(/assets\/a\.1\.js is in its list/);
});

test('a list cannot write outside the folders of hashed files', async () => {
  const one = makeBuild('one', { 'x/sw.js': 'bad' });
  writeFileSync(path.join(one, ASSET_LIST), '["/x/sw.js", "/assets/../x/sw.js"]');
  expect(await keepAssets(makeBuild('two', {}), one)).toBe(0);
});
