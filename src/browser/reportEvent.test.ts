import { beforeEach, expect, test, vi } from 'vitest';
import { forgetEvents, listenToEvents, reportEvent } from './reportEvent';

const event = (label: string) => ({ category: 'ad', action: 'display', label });

beforeEach(forgetEvents);

test('a listener hears what waits and what comes, until it ends', () => {
  const hear = vi.fn();
  reportEvent(event('early'));
  const stop = listenToEvents(hear);
  reportEvent(event('late'));
  stop();
  reportEvent(event('after'));
  expect(hear.mock.calls.map(([heard]) => heard as unknown)).toEqual([
    event('early'),
    event('late'),
  ]);
});

test('what waits is limited, and can be forgotten', () => {
  for (let index = 0; index < 100; index += 1) reportEvent(event(String(index)));
  const hear = vi.fn();
  listenToEvents(hear)();
  expect(hear).toHaveBeenCalledTimes(20);
  reportEvent(event('a'));
  forgetEvents();
  listenToEvents(hear)();
  expect(hear).toHaveBeenCalledTimes(20);
});
