import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { frameTests, PAGE_TESTS, testsOfChange } from './siteTests';
import { isFrameVerified } from './verified';

vi.mock('./verified', () => ({ isFrameVerified: vi.fn<() => boolean>() }));

test('the tests of pages are files that exist', () => {
  for (const file of PAGE_TESTS) {
    expect(existsSync(path.join(import.meta.dirname, file)), file).toBe(true);
  }
});

test('a new frame runs every test, a known one those of the pages', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.mocked(isFrameVerified).mockReturnValue(false);
  expect(testsOfChange()).toEqual([...PAGE_TESTS, ...frameTests()]);
  expect(frameTests()).toContain('offline.spec.ts');
  expect(log).not.toHaveBeenCalled();
  vi.mocked(isFrameVerified).mockReturnValue(true);
  expect(testsOfChange()).toEqual(PAGE_TESTS);
  expect(log).toHaveBeenCalledOnce();
});
