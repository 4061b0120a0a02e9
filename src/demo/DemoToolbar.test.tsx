// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPIED_MS } from '../core/constants';
import { getPreference } from '../browser/preferenceStore';
import { demoInfo } from './demoFixture';
import { DemoToolbar } from './DemoToolbar';

const handlers = {
  onLook: vi.fn(),
  onReset: vi.fn(),
  onResetFocus: vi.fn(),
  onFullScreen: vi.fn(),
  onChangeWidth: vi.fn(),
};

function show(page: { direction: 'ltr' | 'rtl'; scheme: 'light' | 'dark' }) {
  document.documentElement.dir = page.direction;
  render(
    <DemoToolbar
      info={demoInfo}
      variant={{ form: 'system', language: 'TS' }}
      look={{}}
      page={page}
      codeId="code"
      isCodeOpenAtFirst={false}
      fillHeight={undefined}
      {...handlers}
    />,
  );
}

// The items of the menu too, which is closed.
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

beforeEach(() => {
  for (const handler of Object.values(handlers)) handler.mockClear();
  document.documentElement.removeAttribute('dir');
});

afterEach(cleanup);

test('is one stop of the Tab key, and arrows, Home and End move inside it', () => {
  show({ direction: 'ltr', scheme: 'light' });
  const toolbar = screen.getByRole('toolbar');
  const stops = () => toolbar.querySelectorAll('[tabindex="0"], button:not([tabindex])');
  expect(stops()).toHaveLength(1);
  (stops()[0] as HTMLElement).focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(button('TS'));
  expect(stops()).toHaveLength(1);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(document.activeElement).toBe(button('More tools'));
  press('ArrowRight');
  press('End');
  expect(document.activeElement).toBe(button('More tools'));
  press('Home');
  expect(document.activeElement).toBe(stops()[0]);
});

test('arrows follow the reading direction', () => {
  show({ direction: 'rtl', scheme: 'light' });
  screen.getByRole('toolbar').style.direction = 'rtl';
  button('TS').focus();
  press('ArrowLeft');
  expect(document.activeElement).toBe(button('JS'));
});

test('the switches set the preferences of the site', () => {
  show({ direction: 'ltr', scheme: 'light' });
  fireEvent.click(button('JS'));
  expect(getPreference('codeVariant')).toBe('JS');
  fireEvent.click(button('CSS'));
  expect(getPreference('codeStyling')).toBe('CSS');
  expect(screen.queryByRole('button', { name: 'Tailwind' })).toBeNull();
});

test('turns direction and scheme of the demo alone, resets it and its focus', () => {
  show({ direction: 'rtl', scheme: 'dark' });
  fireEvent.click(button('Mirror this demo'));
  expect(handlers.onLook).toHaveBeenLastCalledWith({ direction: 'ltr' });
  fireEvent.click(button('Show this demo light'));
  expect(handlers.onLook).toHaveBeenLastCalledWith({ scheme: 'light' });
  fireEvent.click(button('Reset demo'));
  fireEvent.click(button('Move focus to the demo'));
  expect(handlers.onReset).toHaveBeenCalledOnce();
  expect(handlers.onResetFocus).toHaveBeenCalledOnce();
});

test('copies the address of the demo and reads Copied for 1200 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show({ direction: 'ltr', scheme: 'light' });
  fireEvent.click(button('Copy link to this demo'));
  await waitFor(() => button('Copied'));
  expect(writeText).toHaveBeenCalledWith(new URL('#BasicSort', location.href).href);
  await vi.advanceTimersByTimeAsync(COPIED_MS.elsewhere);
  await waitFor(() => button('Copy link to this demo'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a clipboard that refuses is told, with the address to copy by hand', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  show({ direction: 'ltr', scheme: 'light' });
  fireEvent.click(button('Copy link to this demo'));
  await waitFor(() => button('Copying failed'));
  expect(screen.getByRole('status').textContent).toContain('#BasicSort');
  expect(screen.queryByRole('button', { name: 'Copied', hidden: true })).toBeNull();
  vi.unstubAllGlobals();
});
