// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TRY_AGAIN } from '../core/constants';
import { loadDemo } from './loadDemo';
import { loadWithRetry } from './retry';
import { useDemoComponent } from './useDemoComponent';

vi.mock('./loadDemo', () => ({ loadDemo: vi.fn() }));
const load = vi.mocked(loadDemo);

const Surface = () => null;
const sorted = { Component: () => null, Surface };
const styled = { Component: () => null, Surface };
const address = { pathname: '/x/a/', name: 'BasicSort', form: 'system' } as const;

beforeEach(() => load.mockReset());
afterEach(cleanup);

test('loads nothing before the demo is wanted', () => {
  renderHook(() => useDemoComponent(false, address));
  expect(load).not.toHaveBeenCalled();
});

test('keeps the demo while another form is on its way', async () => {
  load.mockResolvedValueOnce(sorted);
  let arrive = (_component: typeof styled) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { result, rerender } = renderHook(
    (form: 'system' | 'css') => useDemoComponent(true, { ...address, form }),
    { initialProps: 'system' },
  );
  await waitFor(() => expect(result.current.loaded).toBe(sorted));
  rerender('css');
  expect(result.current.loaded).toBe(sorted);
  await act(async () => arrive(styled));
  expect(result.current.loaded).toBe(styled);
});

test('says that a demo could not be loaded, and tries again when asked to', async () => {
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  load.mockResolvedValueOnce(sorted);
  const { result } = renderHook(() => useDemoComponent(true, address));
  await waitFor(() => expect(result.current.error?.message).toBe('ChunkLoadError'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.loaded).toBe(sorted));
  expect(result.current.error).toBeUndefined();
});

test('says after 20 seconds that nothing came, asks for what hangs anew, and shows what comes late', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const askAgain = vi.fn();
  document.addEventListener(TRY_AGAIN, askAgain);
  let arrive = (_component: typeof sorted) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  load.mockReturnValueOnce(new Promise(() => {}));
  const { result } = renderHook(() => useDemoComponent(true, address));
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  expect(result.current.error).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current.error?.message).toMatch(/no answer/);
  await act(async () => arrive(sorted));
  expect(result.current).toMatchObject({ loaded: sorted });
  expect(result.current.error).toBeUndefined();
  act(() => result.current.retry());
  expect(askAgain).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a load is repeated once, after a pause', async () => {
  vi.useFakeTimers();
  const flaky = vi.fn(() => Promise.reject(new Error('offline')));
  const outcome = loadWithRetry(flaky).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(999);
  expect(flaky).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('offline');
  expect(flaky).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
