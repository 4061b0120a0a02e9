// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import Router from 'next/router';
import { expect, test, vi } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { usePageChange } from './usePageChange';

test('tells of another page, and not of another query or hash', () => {
  const heard = vi.fn((event: Event) => (event as CustomEvent<string>).detail);
  document.addEventListener(PAGE_CHANGE, heard);
  history.replaceState(null, '', '/x/a/');
  const { unmount } = renderHook(() => usePageChange());
  const goTo = (address: string) => {
    history.pushState(null, '', address);
    Router.events.emit('routeChangeComplete', address, { shallow: false });
  };
  goTo('/x/a/?userLanguage=zh');
  goTo('/x/a/#keys');
  expect(heard).not.toHaveBeenCalled();
  goTo('/x/b/#keys');
  goTo('/x/a/');
  expect(heard.mock.results.map(({ value }) => value as string)).toEqual(['/x/b/', '/x/a/']);
  unmount();
  goTo('/x/b/');
  expect(heard).toHaveBeenCalledTimes(2);
});
