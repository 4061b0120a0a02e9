// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteProgress } from './RouteProgress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const emit = (event: 'routeChangeStart' | 'routeChangeComplete' | 'routeChangeError') =>
  act(() => Router.events.emit(event, '/x/a/', { shallow: false }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });

test('shows after 200 ms and until the page is there', () => {
  render(<RouteProgress />);
  emit('routeChangeStart');
  wait(199);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()).not.toBeNull();
  emit('routeChangeComplete');
  expect(bar()).toBeNull();
});

test('a quick change shows none', () => {
  render(<RouteProgress />);
  emit('routeChangeStart');
  wait(150);
  emit('routeChangeComplete');
  wait(1000);
  expect(bar()).toBeNull();
});

test('goes when the change fails; a second click starts anew', () => {
  render(<RouteProgress />);
  emit('routeChangeStart');
  wait(150);
  emit('routeChangeError');
  emit('routeChangeStart');
  wait(100);
  expect(bar()).toBeNull();
  wait(100);
  expect(bar()).not.toBeNull();
  emit('routeChangeError');
  expect(bar()).toBeNull();
});

test('loads the document of a page that hangs, and of no other', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  render(<RouteProgress />);
  emit('routeChangeStart');
  wait(19_000);
  emit('routeChangeError');
  emit('routeChangeStart');
  wait(19_000);
  emit('routeChangeComplete');
  wait(60_000);
  expect(assign).not.toHaveBeenCalled();
  emit('routeChangeStart');
  wait(20_000);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/x/a/');
});
