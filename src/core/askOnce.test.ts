import { expect, test, vi } from 'vitest';
import { askOnce } from './askOnce';

test('each key is asked for once, and a key that failed again', async () => {
  const ask = vi.fn(async (key: string) => `${key}!`);
  const answer = askOnce(ask);
  expect(await Promise.all([answer('a'), answer('a'), answer('b')])).toEqual(['a!', 'a!', 'b!']);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockRejectedValueOnce(new Error('no network'));
  await expect(answer('c')).rejects.toThrow('no network');
  expect(await answer('c')).toBe('c!');
});
