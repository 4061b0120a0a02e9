import { expect, test } from 'vitest';
import { toPixels } from './lengths';

const context = { base: 200, fontSize: 10, viewport: { width: 1000, height: 500 } };

test.each([
  ['12px', 12],
  ['0', 0],
  ['1.5rem', 24],
  ['2em', 20],
  ['50%', 100],
  ['10vw', 100],
  ['calc(100% - 2 * 8px)', 184],
  ['calc((100% - 20px) / 3)', 60],
  ['min(50%, 80px)', 80],
  ['clamp(10px, 5%, 40px)', 10],
  ['-4px', -4],
])('%s is %d pixels', (value, pixels) => {
  expect(toPixels(value, context)).toBeCloseTo(pixels);
});

test.each(['auto', 'max-content', '', 'var(--x)', '1fr'])('%s is no length', (value) => {
  expect(toPixels(value, context)).toBeNull();
});

test('a percentage of what is not known is no length', () => {
  expect(toPixels('calc(50% + 4px)', { ...context, base: null })).toBeNull();
});
