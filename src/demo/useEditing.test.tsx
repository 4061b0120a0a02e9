// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TRY_AGAIN } from '../core/constants';
import type { DemoEditor } from './editing';
import { useEditing } from './useEditing';

const editor: DemoEditor = { EditedDemo: () => null };
const load = vi.fn(() => Promise.resolve(editor));
const begin = (isNear = true) => renderHook(() => useEditing('editing', load, isNear)).result;

beforeEach(() => {
  sessionStorage.clear();
  load.mockClear();
  load.mockImplementation(() => Promise.resolve(editor));
});

test('loads nothing before the click, and then the editor', async () => {
  const editing = begin();
  expect(load).not.toHaveBeenCalled();
  act(() => editing.current.toggle());
  expect(editing.current.isLoading).toBe(true);
  await waitFor(() => expect(editing.current.editor).toBe(editor));
  expect(editing.current).toMatchObject({ isLoading: false, isAsked: true });
});

test('a demo that was being edited is edited again once it is near, without taking the focus', async () => {
  sessionStorage.setItem('editing', 'true');
  begin(false);
  expect(load).not.toHaveBeenCalled();
  const editing = begin(true);
  await waitFor(() => expect(editing.current.editor).toBe(editor));
  expect(editing.current.isAsked).toBe(false);
});

test('the second click ends it, also for the next load', async () => {
  const editing = begin();
  act(() => editing.current.toggle());
  await waitFor(() => expect(editing.current.editor).toBeDefined());
  editing.current.keepFiles([{ name: 'A.tsx', code: 'a', html: '' }]);
  expect(editing.current.editedFiles()).toHaveLength(1);
  act(() => editing.current.toggle());
  expect(editing.current.editor).toBeUndefined();
  expect(editing.current.editedFiles()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('a refusal says why', async () => {
  const editing = begin();
  act(() => editing.current.toggle());
  await waitFor(() => expect(editing.current.editor).toBeDefined());
  act(() => editing.current.refuse('It starts a worker.'));
  expect(editing.current).toMatchObject({ editor: undefined, message: 'It starts a worker.' });
});

test('an editor that does not come is said, and can be asked for again', async () => {
  load.mockImplementation(() => Promise.reject(new Error('offline')));
  const editing = begin();
  act(() => editing.current.toggle());
  await waitFor(
    () => expect(editing.current.message).toContain('The editor could not be loaded.'),
    { timeout: 5000 },
  );
  load.mockImplementation(() => Promise.resolve(editor));
  act(() => editing.current.toggle());
  await waitFor(() => expect(editing.current.editor).toBe(editor));
  expect(editing.current.message).toBe('');
});

test('an editor that hangs is said too, and what hangs is had anew', async () => {
  vi.useFakeTimers();
  load.mockImplementation(() => new Promise(() => {}));
  const editing = begin();
  act(() => editing.current.toggle());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(editing.current).toMatchObject({ isLoading: false });
  expect(editing.current.message).toContain('The editor could not be loaded.');
  vi.useRealTimers();
  const onTryAgain = vi.fn();
  document.addEventListener(TRY_AGAIN, onTryAgain);
  load.mockImplementation(() => Promise.resolve(editor));
  act(() => editing.current.toggle());
  await waitFor(() => expect(editing.current.editor).toBe(editor));
  expect(onTryAgain).toHaveBeenCalledOnce();
  document.removeEventListener(TRY_AGAIN, onTryAgain);
});
