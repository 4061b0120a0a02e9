import { expect, it } from 'vitest';
import { describeUndocumented } from './describeUndocumented';

const item = (name: string, reason: string) => ({
  name,
  reason,
  product: 'charts' as const,
  imports: [],
});

it('names components and counts plain values', () => {
  const list = [item('B', 'marked @ignore'), item('A', 'marked @ignore'), item('MAX', 'constant')];
  expect(describeUndocumented(list)).toEqual(['constant: 1 names', 'marked @ignore: A, B']);
});
