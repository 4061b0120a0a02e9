import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeErrorPages } from './placeErrorPages';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'errors-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string): void {
  mkdirSync(path.join(root, name));
  writeFileSync(path.join(root, name, 'index.html'), '<!DOCTYPE html><html></html>');
}

test('error pages are at the root, and the missing page first says where Markdown is', () => {
  write('404');
  write('500');
  placeErrorPages(root);
  expect(readFileSync(path.join(root, '404.html'), 'utf8')).toMatch(
    /^<!DOCTYPE html><!-- 404: [^<]*\/llms\.txt[^<]*--><html>/,
  );
  expect(readFileSync(path.join(root, '500.html'), 'utf8')).toBe('<!DOCTYPE html><html></html>');
});

test('a missing error page stops the build', () => {
  write('500');
  expect(() => placeErrorPages(root)).toThrow(/404\/index\.html is missing/);
});
