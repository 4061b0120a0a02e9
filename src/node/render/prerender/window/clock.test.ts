import { expect, test, vi } from 'vitest';
import { VirtualClock } from './clock';

interface Timers {
  setTimeout: (run: () => void, delay?: number) => number;
  setInterval: (run: () => void, delay: number) => number;
  clearTimeout: (id: number) => void;
  Date: DateConstructor;
}

function install() {
  const clock = new VirtualClock();
  const timers = {} as Timers;
  clock.install(timers);
  return { clock, timers };
}

const ignore = () => {};

test('timers run in their order, and not before the clock goes on', () => {
  const { clock, timers } = install();
  const order: string[] = [];
  timers.setTimeout(() => order.push('late'), 200);
  timers.setTimeout(() => order.push('early'), 100);
  expect(order).toEqual([]);
  while (clock.advance(1000, ignore));
  expect(order).toEqual(['early', 'late']);
  expect(clock.elapsed).toBe(200);
});

test('an interval goes on up to the limit', () => {
  const { clock, timers } = install();
  const run = vi.fn();
  timers.setInterval(run, 100);
  while (clock.advance(1000, ignore));
  expect(run).toHaveBeenCalledTimes(10);
});

test('a timer that is cleared does not run, one that throws is told of', () => {
  const { clock, timers } = install();
  const run = vi.fn();
  const onError = vi.fn();
  timers.clearTimeout(timers.setTimeout(run, 10));
  timers.setTimeout(() => {
    throw new Error('broken');
  }, 20);
  while (clock.advance(1000, onError));
  expect(run).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledWith(new Error('broken'));
});

test('it is always the same day', () => {
  const { clock, timers } = install();
  expect(new timers.Date().toISOString()).toBe('2026-11-18T09:30:00.000Z');
  expect(new timers.Date(2020, 0, 2).getFullYear()).toBe(2020);
  timers.setTimeout(ignore, 5000);
  clock.advance(9000, ignore);
  expect(timers.Date.now()).toBe(Date.parse('2026-11-18T09:30:05Z'));
  expect(new timers.Date() instanceof Date).toBe(true);
});
