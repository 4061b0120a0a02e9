// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenStill } from './whenStill';

let root: HTMLElement;
const READY = { isReady: () => true, isAwaited: () => false };
const change = async () => {
  root.append('x');
  // Observers are told in a microtask, or in a task of their own.
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('div');
});

afterEach(() => {
  vi.useRealTimers();
});

test('calls back once nothing has changed for 80 ms', async () => {
  const onStill = vi.fn();
  whenStill(root, READY, onStill);
  await vi.advanceTimersByTimeAsync(60);
  await change();
  await vi.advanceTimersByTimeAsync(60);
  expect(onStill).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(onStill).toHaveBeenCalledTimes(1);
  await change();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onStill).toHaveBeenCalledTimes(1);
});

test('what never stands still is shown after three seconds', async () => {
  const onStill = vi.fn();
  whenStill(root, READY, onStill);
  for (let time = 0; time < 2950; time += 50) {
    await change();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(onStill).not.toHaveBeenCalled();
  await change();
  await vi.advanceTimersByTimeAsync(50);
  expect(onStill).toHaveBeenCalledTimes(1);
});

test('calls nobody back who has stopped waiting', async () => {
  const onStill = vi.fn();
  whenStill(root, READY, onStill)();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onStill).not.toHaveBeenCalled();
});

test('waits for what still loads, but not for ever', async () => {
  const onStill = vi.fn();
  let isLoaded = false;
  whenStill(root, { ...READY, isReady: () => isLoaded }, onStill);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onStill).not.toHaveBeenCalled();
  isLoaded = true;
  await vi.advanceTimersByTimeAsync(80);
  expect(onStill).toHaveBeenCalledTimes(1);
  const onLimit = vi.fn();
  whenStill(root, { ...READY, isReady: () => false }, onLimit);
  await vi.advanceTimersByTimeAsync(3000);
  expect(onLimit).toHaveBeenCalledTimes(1);
});

test('who has pressed something waits two frames, and for no data', async () => {
  const onStill = vi.fn();
  whenStill(root, { isReady: () => false, isAwaited: () => true }, onStill);
  await vi.advanceTimersByTimeAsync(33);
  expect(onStill).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onStill).toHaveBeenCalledTimes(1);
});
