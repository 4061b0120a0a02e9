import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkChanged } from './checkChanged';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(path.join(tmpdir(), 'checks-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Runs the check and returns the items that it was given. */
async function checked(keys: Record<string, string>, error?: Error): Promise<string[]> {
  const given: string[] = [];
  await checkChanged('items', new Map(Object.entries(keys)), (changed) => {
    given.push(...changed);
    if (error) throw error;
  });
  return given;
}

test('everything is checked once, and then what has changed', async () => {
  expect(await checked({ a: '1', b: '1b' })).toEqual(['a', 'b']);
  expect(await checked({ a: '1', b: '1b' })).toEqual([]);
  expect(await checked({ a: '2', b: '1b', c: '3' })).toEqual(['a', 'c']);
});

test('what has failed is checked again', async () => {
  await expect(checked({ a: '1' }, new Error('a is wrong'))).rejects.toThrow('a is wrong');
  expect(await checked({ a: '1' })).toEqual(['a']);
});

test.each(['{', '{"a":1}', '[1]'])('a record that holds %s is none', async (content) => {
  await checked({ a: '1' });
  const [record] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  writeFileSync(record!, content);
  expect(await checked({ a: '1' })).toEqual(['a']);
});
