// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TRY_AGAIN } from '../core/constants';
import { SearchButton } from './SearchButton';

vi.mock('./Palette', () => Promise.reject(new Error('ChunkLoadError')));

afterEach(cleanup);

test('another try is one, though the pointer and the focus come to the button with the click', async () => {
  const askAgain = vi.fn();
  document.addEventListener(TRY_AGAIN, askAgain);
  render(<SearchButton product="x-charts" />);
  const button = screen.getByRole('button', { name: 'Search' });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/));
  expect(askAgain).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button);
  fireEvent.focus(button);
  fireEvent.click(button);
  expect(askAgain).toHaveBeenCalledOnce();
});
