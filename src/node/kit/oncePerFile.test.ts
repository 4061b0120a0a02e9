import { expect, test, vi } from 'vitest';
import { forgetFiles, oncePerFile } from './oncePerFile';

test('each file is read once until all are forgotten', () => {
  const make = vi.fn((file: string) => (file === 'none' ? undefined : file.length));
  const read = oncePerFile(make);
  expect([read('ab'), read('ab'), read('none'), read('none')]).toEqual([
    2,
    2,
    undefined,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
  forgetFiles();
  expect(read('ab')).toBe(2);
  expect(make).toHaveBeenCalledTimes(3);
});

test('a failure is tried again', () => {
  let isBroken = true;
  const read = oncePerFile(() => {
    if (isBroken) throw new Error('no such file');
    return 'text';
  });
  expect(() => read('a')).toThrow('no such file');
  isBroken = false;
  expect(read('a')).toBe('text');
});
