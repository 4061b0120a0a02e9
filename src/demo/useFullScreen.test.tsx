// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFullScreen } from './useFullScreen';

function Page() {
  const stage = useRef<HTMLDivElement>(null);
  const { isFull, open, close } = useFullScreen(stage);
  return (
    <main>
      <button onClick={open}>Open</button>
      <aside inert>Asleep before</aside>
      <section>
        <p>Text</p>
        <div ref={stage} tabIndex={-1} data-testid="stage" data-full={isFull ? '' : undefined}>
          <button onClick={close}>Close</button>
        </div>
      </section>
    </main>
  );
}

const stage = () => screen.getByTestId('stage');
const isFull = () => stage().hasAttribute('data-full');
const opener = () => screen.getByText('Open');

function openPage(): void {
  render(<Page />);
  opener().focus();
  fireEvent.click(opener());
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  Reflect.deleteProperty(document, 'fullscreenElement');
});

test('everything beside the result is inert meanwhile, and the focus comes back', () => {
  openPage();
  expect(isFull()).toBe(true);
  expect(document.activeElement).toBe(stage());
  expect(opener().inert).toBe(true);
  expect(screen.getByText('Text').hasAttribute('inert')).toBe(true);
  expect(stage().closest('[inert]')).toBeNull();
  fireEvent.click(screen.getByText('Close'));
  expect(isFull()).toBe(false);
  expect(document.activeElement).toBe(opener());
  const asleep = [...document.querySelectorAll('[inert]')].map((element) => element.textContent);
  expect(asleep).toEqual(['Asleep before']);
});

test('Escape closes it, unless something inside the demo has used the key', () => {
  openPage();
  const use = (event: Event) => event.preventDefault();
  stage().addEventListener('keydown', use);
  fireEvent.keyDown(stage(), { key: 'Escape' });
  expect(isFull()).toBe(true);
  stage().removeEventListener('keydown', use);
  fireEvent.keyDown(stage(), { key: 'Escape' });
  expect(isFull()).toBe(false);
});

test('it fills the window where full screen is refused, and ends with that of the browser', async () => {
  const request = vi.fn(() => Promise.reject(new Error('refused')));
  Object.assign(document.documentElement, { requestFullscreen: request });
  openPage();
  await act(async () => {});
  expect(request).toHaveBeenCalledOnce();
  expect(isFull()).toBe(true);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
  fireEvent(document, new Event('fullscreenchange'));
  expect(isFull()).toBe(false);
});
